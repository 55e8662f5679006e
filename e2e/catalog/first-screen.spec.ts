import { expect, test } from '#e2e/fixtures.ts'
import { expectAccessible, showDark } from '#e2e/support/axe-scan.ts'
import { getLayoutShift, recordLayoutShifts } from '#e2e/support/layout-shifts.ts'
import { searchField } from '#e2e/support/search-controls.ts'
import { applyFilters, card, openFilters } from '#e2e/support/search-results.ts'
import { propertyTexts } from '#texts/catalog/property.ts'

const topOf = async (locator: ReturnType<typeof card>) => (await locator.boundingBox())?.y ?? 0

test('once a type is chosen, the first home is on the first screen, on phones with its price', {
  tag: '@ends',
}, async ({ page, visit }) => {
  const isBesideMap = (page.viewportSize()?.width ?? 0) > 768
  if (isBesideMap) await page.setViewportSize({ width: 1366, height: 700 })
  await visit('/property')
  const sale = page.getByRole('button', { name: 'Sale', exact: true })
  const rent = page.getByRole('button', { name: 'Rent', exact: true })
  await expect(page.getByText(propertyTexts.lead)).toBeVisible()
  await sale.click()
  await expect.poll(() => topOf(card(page, 'sale', 1))).toBeGreaterThan(0)
  expect(await topOf(card(page, 'sale', 1))).toBeLessThan(isBesideMap ? 500 : 400)
  if (!isBesideMap) await expect(card(page, 'sale', 1).getByText('$1.05 m')).toBeInViewport()
  await expect(page.getByText(propertyTexts.lead)).toHaveCount(0)
  for (const [button, heading] of [
    [sale, 'Find Property for Sale'],
    [rent, 'Find Property for Rent'],
  ] as const) {
    const item = page.getByRole('listitem').filter({ has: button })
    const { height = 0 } = (await item.boundingBox()) ?? {}
    expect(height).toBeGreaterThanOrEqual(isBesideMap ? 120 : 44)
    expect(height).toBeLessThanOrEqual(isBesideMap ? 120 : 56)
    await expect(item.getByRole('heading', { name: heading })).toBeVisible()
  }
  expect(await topOf(sale)).toBe(await topOf(rent))
  await expectAccessible(page)
  await showDark(page)
})

test('nothing jumps while a stored type is put into the URL', { tag: '@ends' }, async ({
  page,
  context,
  visit,
  seed,
}) => {
  await recordLayoutShifts(context)
  await seed({ estateType: 'rent' })
  await visit('/property')
  await expect(page).toHaveURL('/property?type=rent')
  await expect(card(page, 'rent', 1)).toBeVisible()
  expect(await getLayoutShift(page)).toBeLessThan(0.001)
})

test('a search brings the count to the top, and the tools stay in view', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('/property?type=sale')
  await searchField(page).fill('Kyiv')
  await searchField(page).press('Enter')
  const count = page.getByRole('heading', { name: '3 homes for sale' })
  await expect(count).toBeFocused()
  await expect.poll(() => topOf(count)).toBeGreaterThan(70)
  await expect.poll(() => topOf(count)).toBeLessThan(120)

  await card(page, 'sale', 6).scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy(0, 300))
  const filter = page.getByRole('button', { name: /^Filter/ })
  for (const tool of [
    filter,
    page.getByRole('combobox', { name: 'Sort by' }),
    page.getByRole('navigation', { name: 'Show as' }).getByRole('link', { name: 'Map' }),
  ])
    await expect(tool).toBeInViewport({ ratio: 0.99 })
  const panel = await openFilters(page)
  await panel.getByRole('textbox', { name: 'Highest price in dollars' }).fill('120k')
  await applyFilters(panel)
  await expect
    .poll(() => topOf(page.getByRole('heading', { name: '1 home for sale' })))
    .toBeLessThan(330)
})
