import { expect, test } from '#e2e/fixtures.ts'
import {
  applyFilters,
  expectListings,
  filterOption,
  openFilters,
} from '#e2e/support/search-results.ts'
import { filterTexts } from '#texts/catalog/filters.ts'

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9]

test('price, area, price per m², rooms and renovation combine', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/property?type=sale')
  const panel = await openFilters(page)
  await panel.getByRole('textbox', { name: 'Lowest price in dollars' }).fill('90k')
  await panel.getByRole('textbox', { name: 'Highest price in dollars' }).fill('1.5 m')
  await panel.getByRole('textbox', { name: 'Smallest area in square meters' }).fill('60')
  await panel.getByRole('textbox', { name: 'Largest area in square meters' }).fill('132 m²')
  await panel.getByRole('combobox', { name: 'Price per m²' }).selectOption('2000')
  await filterOption(panel, '2 rooms').check()
  await filterOption(panel, '3 rooms').check()
  await filterOption(panel, 'Not renovated').check()
  await applyFilters(panel)
  await expectListings(page, 'sale', [6, 8])
})

test('a text without a number is no bound, a lowest above the highest matches nothing, and the panel says why', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/property?type=sale')
  const panel = await openFilters(page)
  const price = panel.getByRole('textbox', { name: 'Lowest price in dollars' })
  const message = panel.getByText(filterTexts.notANumber)
  await price.fill('cheap')
  await expect(message).toBeVisible()
  await expect(price).toHaveAccessibleDescription(filterTexts.notANumber)
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  await applyFilters(panel)
  await expectListings(page, 'sale', ALL)
  await openFilters(page)
  await expect(message).toBeVisible()

  await panel.getByRole('textbox', { name: 'Smallest area in square meters' }).fill('200')
  await panel.getByRole('textbox', { name: 'Largest area in square meters' }).fill('100')
  await expect(panel.getByText(filterTexts.minAboveMax.area)).toBeVisible()
  await applyFilters(panel)
  await expect(page.getByText('Not found matches', { exact: true })).toBeVisible()
  await openFilters(page)
  await expect(panel.getByText(filterTexts.minAboveMax.area)).toBeVisible()
})
