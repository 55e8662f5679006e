import type { Page } from '@playwright/test'
import { listingTexts } from '#content/texts/listing/listing.ts'
import { moderationTexts } from '#content/texts/moderation/moderation.ts'
import { actionLabel, groupNames, myListingsTexts } from '#content/texts/my-listings/list.ts'
import {
  formatPictureCount,
  formatPictureName,
  moveNames,
  pictureActionLabel,
  pictureTexts,
} from '#content/texts/my-listings/pictures.ts'
import { pinTexts } from '#content/texts/my-listings/pin.ts'
import { formatFieldLabel, previewTexts, stepTexts } from '#content/texts/my-listings/steps.ts'
import type { OfferField } from '#domain/offer/content.ts'
import { COUNTS_PATH } from '#domain/offer/count.ts'
import { PICTURE_LIMITS } from '#domain/picture/limits.ts'
import { PATHS } from '#domain/site/links.ts'
import { withOwnSite as test } from '#e2e/fixtures/own-site.ts'
import { expect } from '#e2e/fixtures.ts'
import { button, createEmail, createUniqueIpHeaders, register } from '#e2e/support/account.ts'
import { expectAccessibleInBothThemes } from '#e2e/support/axe-scan.ts'
import { drawPicture } from '#test/picture/draw-picture.ts'

test.use({ extraHTTPHeaders: createUniqueIpHeaders() })

const field = (page: Page, name: OfferField) =>
  page.getByRole('main').getByLabel(formatFieldLabel(name), { exact: true })
const goOn = (page: Page) => button(page, stepTexts.next).click()

/** Registers somebody in a browser of their own. */
async function signUp(page: Page): Promise<string> {
  const email = createEmail()
  await register(page, email)
  await page.waitForLoadState('networkidle')
  return email
}

/** Two, of which the second becomes the cover, by keyboard. */
async function addPictures(page: Page): Promise<void> {
  const files = await Promise.all([1, 2].map((seed) => drawPicture({ seed })))
  await page
    .getByLabel(pictureTexts.choose, { exact: true })
    .setInputFiles(
      files.map((buffer, index) => ({ name: `${index}.jpg`, mimeType: 'image/jpeg', buffer })),
    )
  await expect(page.getByText(formatPictureCount(2, PICTURE_LIMITS))).toBeVisible()
  const cover = page.getByRole('list', { name: pictureTexts.list }).getByRole('img').first()
  const second = await page.getByRole('img', { name: formatPictureName(2, 2) }).getAttribute('src')
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: pictureActionLabel(moveNames.earlier, 2) }).press('Enter')
  await expect(cover).toHaveAttribute('src', second ?? '')
}

test('an owner puts a home up, a moderator approves it, a visitor finds it', {
  tag: '@phone',
}, async ({ page, browser, site, visit }) => {
  // Registers two people, and reads seven screens in both themes.
  test.slow()
  const street = 'Vyshnevyi Lane'
  await signUp(page)
  await visit(PATHS.settings)
  await page.getByRole('link', { name: 'Open my homes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(myListingsTexts.title)
  await expectAccessibleInBothThemes(page)

  await button(page, myListingsTexts.add).click()
  await field(page, 'type').selectOption('sale')
  await field(page, 'city').fill('Lviv')
  await field(page, 'street').fill(street)
  await field(page, 'building').fill('12')
  await field(page, 'point').fill('by the park')
  await goOn(page)
  await expect(field(page, 'point')).toBeFocused()
  await expect(page.getByText(/^Type latitude and longitude/)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await field(page, 'point').fill('')
  // The pin waits in the middle of the city.
  const pin = page.getByRole('button', { name: /^Pin/ })
  await pin.focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'point')).toHaveValue('49.83970, 24.02970')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(field(page, 'point')).toHaveValue(/^49\.8397\d, 24\.04\d+$/)
  await expect(pin).toBeFocused()
  await field(page, 'exactness').selectOption('withheld')
  await expect(page.getByRole('img', { name: pinTexts.circle })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await field(page, 'exactness').selectOption('')
  await goOn(page)
  await field(page, 'rooms').fill('2')
  await field(page, 'area').fill('54,5')
  await goOn(page)
  await field(page, 'amount').fill('85 000')
  await goOn(page)
  await addPictures(page)
  await page.getByRole('link', { name: pictureTexts.goOn, exact: true }).click()
  await field(page, 'description').fill('Two quiet rooms.')
  await goOn(page)
  await expect(page.getByRole('heading', { name: `12 ${street}, Lviv` })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await button(page, previewTexts.handIn).click()
  await expect(page.getByRole('heading', { name: groupNames.waiting })).toBeVisible()

  const other = await browser.newContext({
    baseURL: site.url,
    extraHTTPHeaders: createUniqueIpHeaders(),
  })
  const moderator = await other.newPage()
  await site.grantModerator(await signUp(moderator))
  await visit(PATHS.moderation, moderator)
  await expectAccessibleInBothThemes(moderator)
  const look = actionLabel(moderationTexts.look, `12 ${street}, Lviv`)
  await moderator.getByRole('link', { name: look }).click()
  await expect(moderator.getByRole('heading', { level: 2 }).first()).toHaveText(
    `12 ${street}, Lviv`,
  )
  await expectAccessibleInBothThemes(moderator)
  await button(moderator, moderationTexts.approve).click()
  await expect(moderator).toHaveURL(PATHS.moderation)
  await other.close()

  await visit(PATHS.myListings)
  await expect(page.getByRole('heading', { name: groupNames.published })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  // As a visitor: the index follows within two seconds.
  const found = page.getByRole('main').getByRole('link', { name: new RegExp(`12 ${street}`) })
  await expect(async () => {
    await visit(`/property?type=sale&q=${encodeURIComponent(street)}`)
    await expect(found.first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const counted = page.waitForRequest((request) => new URL(request.url()).pathname === COUNTS_PATH)
  await found.first().click()
  await expect(page.getByText(listingTexts.offeredByOwner)).toBeVisible()
  expect((await counted).postData()).toMatch(/^what=view&type=sale&id=\d+$/)
})
