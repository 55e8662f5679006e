import { LANGUAGE_WORDS } from '#content/languages.ts'
import { contactTexts } from '#content/uk/site/contact.ts'
import { expect, test } from '#e2e/fixtures.ts'

const { uk, en } = LANGUAGE_WORDS

test('a page is read in the other language with its filters, and the choice is remembered @desktop', async ({
  page,
  visit,
}) => {
  await visit('/property?type=rent&rooms=2')
  await page
    .getByRole('banner')
    .getByRole('link', { name: `${uk.short}: ${uk.read}` })
    .click()
  await expect(page).toHaveURL('/uk/property?type=rent&rooms=2')
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  // Links within the page stay in its language.
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/uk\/rent\/\d+$/)
  // The home is described in both languages.
  await expect(page.locator('[aria-labelledby=description] p')).toContainText(/[іїєґ]/)
  // Another visit in English is offered the chosen language.
  await visit('/home')
  const note = page.getByRole('complementary', { name: uk.name })
  await expect(note).toContainText(uk.offer)
  await note.getByRole('button', { name: uk.decline }).click()
  await expect(note).toBeHidden()
  await visit('/home')
  await expect(note).toBeHidden()
})

test('what is typed and the place go along to the other language @phone', async ({
  page,
  visit,
}) => {
  await visit('/contact')
  const message = page.locator('main textarea')
  await message.fill('Чи є квартири біля парку?')
  await message.evaluate((field) => field.scrollIntoView({ block: 'start' }))
  const { y: before = 0 } = (await message.boundingBox()) ?? {}
  await page.locator('[popovertarget=mobile-menu]').click()
  await page.getByRole('link', { name: uk.name }).click()
  await expect(page).toHaveURL('/uk/contact')
  await expect(page).toHaveTitle(new RegExp(contactTexts.title))
  await expect(message).toHaveValue('Чи є квартири біля парку?')
  await expect
    .poll(async () => Math.abs(((await message.boundingBox())?.y ?? -1_000) - before))
    .toBeLessThan(80)
})

test('a long page is read on at the same place @phone', async ({ page, visit }) => {
  await visit('/sale/2')
  const heading = page.locator('#facts')
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.locator('[popovertarget=mobile-menu]').click()
  await page.getByRole('link', { name: uk.name }).click()
  await expect(page).toHaveURL('/uk/sale/2')
  await expect(heading).toBeInViewport()
})

test('the page that follows a sign-in is the same in the other language @phone', async ({
  page,
  visit,
}) => {
  await visit('/messages')
  await expect(page).toHaveURL('/#next=/messages')
  await page.getByRole('link', { name: `${uk.short}: ${uk.read}` }).click()
  await expect(page).toHaveURL('/uk#next=/messages')
})

test.describe('a browser in Ukrainian', () => {
  test.use({ locale: 'uk-UA' })

  test('is offered the page in Ukrainian, and is not redirected @phone', async ({
    page,
    visit,
  }) => {
    await visit('/about')
    await expect(page).toHaveURL('/about')
    const note = page.getByRole('complementary', { name: uk.name })
    await expect(note).toHaveAttribute('lang', 'uk')
    await note.getByRole('link', { name: uk.read }).click()
    await expect(page).toHaveURL('/uk/about')
    await expect(page.getByRole('complementary', { name: en.name })).toBeHidden()
  })
})
