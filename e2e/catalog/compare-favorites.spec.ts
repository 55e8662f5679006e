import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { expectAccessibleInBothThemes } from '#e2e/support/axe-scan.ts'
import { card } from '#e2e/support/search-results.ts'
import { createStoredFavorite, getSampleListing } from '#e2e/support/storage.ts'
import { favoriteTexts } from '#texts/catalog/favorite.ts'

const { heatingSystem: _, ...unheated } = createStoredFavorite('sale', 3)
const KEPT = [
  createStoredFavorite('sale', 1),
  unheated,
  createStoredFavorite('rent', 3),
  createStoredFavorite('sale', 5),
  createStoredFavorite('rent', 6),
]

const choice = (page: Page, type: 'sale' | 'rent', id: number) =>
  card(page, type, id).getByRole('checkbox', { name: /^Compare/ })

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

test('two to four chosen homes stand side by side, and in the address', {
  tag: '@desktop',
}, async ({ page, visit, seed }) => {
  await seed({ favorites: JSON.stringify(KEPT) })
  await visit('/favorite?compare=sale-99,villa')
  await choice(page, 'sale', 1).click()
  await expect(choice(page, 'sale', 1)).toBeChecked()
  await expect(page.getByRole('table')).toHaveCount(0)
  await choice(page, 'sale', 3).click()
  await expect(page).toHaveURL('/favorite?compare=sale-1,sale-3')
  await expect(row(page, 'Price differs').getByRole('cell')).toHaveText(['$1.05 m', '$45 k'])
  await expect(row(page, 'Heating differs').getByRole('cell').nth(1)).toHaveText('Not stated')
  await expect(row(page, 'Renovation')).toBeVisible()
  await page.getByRole('switch', { name: 'Only differences' }).click()
  await expect(row(page, 'Renovation')).toHaveCount(0)
  await expect(row(page, 'Price differs')).toBeVisible()

  await choice(page, 'rent', 3).click()
  await choice(page, 'sale', 5).click()
  await expect(page).toHaveURL('/favorite?compare=sale-1,sale-3,rent-3,sale-5')
  await choice(page, 'rent', 6).click()
  await expect(page.getByText(favoriteTexts.tooMany)).toBeVisible()
  await expect(choice(page, 'rent', 6)).not.toBeChecked()

  await page.reload()
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  await expect(row(page, 'Price differs').getByRole('cell').nth(2)).toHaveText('$548 per month')
  const { address } = getSampleListing('rent', 3)
  await page.getByRole('table').getByRole('link', { name: address }).click()
  await expect(page).toHaveURL('/rent/3')
  await page.goBack()
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  await page.getByRole('link', { name: 'Clear' }).click()
  await expect(page).toHaveURL('/favorite')
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.goBack()

  await page.setViewportSize({ width: 360, height: 740 })
  await card(page, 'sale', 5).getByRole('link', { name: 'Side by side' }).click()
  const homes = page.getByRole('region', { name: 'Side by side' })
  await expect(homes).toBeInViewport()
  await expect(page.locator('#comparison')).toBeFocused()
  await homes.focus()
  const label = page.getByRole('rowheader').first()
  const left = (await label.boundingBox())?.x
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => homes.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  expect((await label.boundingBox())?.x).toBe(left)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessibleInBothThemes(page)
})
