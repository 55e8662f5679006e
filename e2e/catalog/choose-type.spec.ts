import { expect, test } from '#e2e/fixtures.ts'
import { expectShownFor, installClock, pauseClock } from '#e2e/support/fake-clock.ts'
import { at } from '#e2e/support/open.ts'
import { expectListings, filterOption, openFilters } from '#e2e/support/search-results.ts'
import { readStorage } from '#e2e/support/storage.ts'
import { propertyTexts } from '#texts/catalog/property.ts'

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9]

test('choosing sale shows a spinner for 400 ms, then the nine homes', {
  tag: ['@phone', '@both'],
}, async ({ page, visit }) => {
  await installClock(page)
  await visit('/property')
  await expect(page).toHaveTitle(propertyTexts.title)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    propertyTexts.description,
  )
  await expect(page.getByRole('heading', { name: propertyTexts.types.sale.heading })).toBeVisible()
  await expect(page.getByRole('heading', { name: propertyTexts.types.rent.heading })).toBeVisible()
  await expect(page.getByText(propertyTexts.chooseFirst)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)

  await pauseClock(page)
  await page.getByRole('button', { name: propertyTexts.types.sale.button, exact: true }).click()
  const spinner = page.getByRole('status').filter({ hasText: propertyTexts.searching })
  await expectShownFor(page, spinner, 400)
  await expectListings(page, 'sale', ALL)
  await expect(page.getByText(propertyTexts.chooseFirst)).toHaveCount(0)
  await expect(page).toHaveURL(at('/property?type=sale'))
  expect(await readStorage(page, 'estateType')).toBe('sale')
})

test('a change of type drops draft and applied filters', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/property?type=sale&priceMax=120k')
  await expectListings(page, 'sale', [3, 6])
  const panel = await openFilters(page)
  await filterOption(panel, '2 rooms').check()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Rent', exact: true }).click()
  await expect(page).toHaveURL('/property?type=rent')
  await expectListings(page, 'rent', ALL)
  expect(await readStorage(page, 'estateType')).toBe('rent')
  const emptied = await openFilters(page)
  await expect(emptied.getByRole('textbox', { name: 'Highest price in dollars' })).toHaveValue('')
  await expect(filterOption(emptied, '2 rooms')).not.toBeChecked()
})

test('pressing the chosen type again drops the filters too', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/property?type=sale&rooms=1')
  await expectListings(page, 'sale', [3])
  await page.getByRole('button', { name: propertyTexts.types.sale.button, exact: true }).click()
  await expect(page).toHaveURL(at('/property?type=sale'))
  await expectListings(page, 'sale', ALL)
})

test('the stored type is restored by replacing the URL', { tag: '@phone' }, async ({
  page,
  visit,
  seed,
}) => {
  await seed({ estateType: 'rent' })
  await visit('/sale/1')
  await page.getByRole('link', { name: 'Back to list' }).click()
  await expect(page).toHaveURL('/property?type=rent')
  await expectListings(page, 'rent', ALL)
  await page.goBack()
  await expect(page).toHaveURL('/sale/1')
})

test('the type in the URL wins over the stored one and replaces it', {
  tag: '@phone',
}, async ({ page, visit, seed }) => {
  await seed({ estateType: 'rent' })
  await visit('/property?type=sale')
  await expectListings(page, 'sale', ALL)
  await expect.poll(() => readStorage(page, 'estateType')).toBe('sale')
})
