import { expect, test } from '#e2e/fixtures.ts'
import {
  applyFilters,
  expectListings,
  filterOption,
  openFilters,
} from '#e2e/support/search-results.ts'

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const FILTERED = '/property?type=sale&priceMax=120k&rooms=1&rooms=4%2B'

test('the URL holds the applied filters, and Back, Forward and a reload follow it', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/property?type=sale')
  const panel = await openFilters(page)
  const price = panel.getByRole('textbox', { name: 'Highest price in dollars' })
  await price.fill('120k')
  await filterOption(panel, '1 room').check()
  await filterOption(panel, '4+ rooms').check()
  await applyFilters(panel)
  await expect(page).toHaveURL(FILTERED)
  await expectListings(page, 'sale', [3])

  await page.goBack()
  await expect(page).toHaveURL('/property?type=sale')
  await expectListings(page, 'sale', ALL)
  await openFilters(page)
  await expect(price).toHaveValue('')
  await page.keyboard.press('Escape')

  await page.goForward()
  await expect(page).toHaveURL(FILTERED)
  await expectListings(page, 'sale', [3])

  await page.reload()
  await expectListings(page, 'sale', [3])
  await openFilters(page)
  await expect(price).toHaveValue('120k')
})

test('a double click on Apply is one search, however slow', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/property?type=sale')
  const panel = await openFilters(page)
  await panel.getByRole('textbox', { name: 'Highest price in dollars' }).fill('120k')
  // The second click of a double click comes when the panel is gone, and must not fall through to what is below.
  await panel.getByRole('button', { name: 'Apply', exact: true }).dblclick({ delay: 500 })
  await expect(page).toHaveURL('/property?type=sale&priceMax=120k')
  await expectListings(page, 'sale', [3, 6])
  await page.goBack()
  await expect(page).toHaveURL('/property?type=sale')
  await expectListings(page, 'sale', ALL)
})

test('Enter in a field applies', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/property?type=rent')
  const panel = await openFilters(page)
  await panel.getByRole('textbox', { name: 'Lowest price in dollars' }).fill('2k')
  await page.keyboard.press('Enter')
  await expectListings(page, 'rent', [2, 5])
})

test('filters set before a type is chosen are kept until one is', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/property')
  const panel = await openFilters(page)
  await panel.getByRole('textbox', { name: 'Highest price in dollars' }).fill('1k')
  await applyFilters(panel)
  await expect(page).toHaveURL('/property?priceMax=1k')
  await expect(page.getByText('Choose from rent or sale above')).toBeVisible()
})
