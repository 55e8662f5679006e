import { expect, test } from '#e2e/fixtures.ts'
import { chips, expectChips, searchField } from '#e2e/support/search-controls.ts'
import { filterOption, openFilters } from '#e2e/support/search-results.ts'

const EVERYTHING =
  '/property?type=sale&q=Kyiv&priceMin=50k&priceMax=1.5m&areaMin=40&pricePerSquare=5000&rooms=2' +
  '&rooms=4%2B&isRenovation=true&box=50%2C30%2C51%2C31&sort=area&view=map'

const WORDS = [
  ['q', 'Kyiv'],
  ['priceMin', 'From $50,000 to $1,500,000'],
  ['areaMin', 'From 40 m²'],
  ['pricePerSquare', 'Up to 5000 $/m²'],
  ['rooms', '2, 4+ rooms'],
  ['isRenovation', 'Renovated'],
  ['box', 'Map area'],
] as const

test('a press on a chip removes only its condition, and Clear all keeps type, order and view', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit(EVERYTHING)
  await expect(page.getByRole('heading', { name: '1 home for sale' })).toBeVisible()
  const texts = WORDS.map(([, text]) => text)
  await expectChips(page, [...texts, 'Clear all'])
  for (const [name, text] of WORDS) {
    const link = page.getByRole('link', { name: `Remove: ${text}`, exact: true })
    const left = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams
    const names = new URL(page.url()).searchParams
    expect(left.has(name), text).toBe(false)
    for (const other of ['type', 'sort', 'view', ...WORDS.map(([own]) => own)])
      if (other !== name) expect(left.getAll(other), other).toEqual(names.getAll(other))
  }
  await page.getByRole('link', { name: 'Remove: Renovated', exact: true }).click()
  await expectChips(page, [...texts.filter((text) => text !== 'Renovated'), 'Clear all'])
  await expect(page.getByRole('heading', { name: '2 homes for sale' })).toBeFocused()
  const panel = await openFilters(page)
  await expect(filterOption(panel, 'Renovated')).not.toBeChecked()
  await expect(filterOption(panel, '2 rooms')).toBeChecked()

  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/property?type=sale&sort=area&view=map')
  await expect(chips(page)).toHaveCount(0)
  await expect(searchField(page)).toHaveValue('')
  await expect(page.getByRole('heading', { name: '9 homes for sale' })).toBeFocused()
})

test('chips are large enough to press, and a long text is cut', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit(`/property?type=sale&q=${'long-word-'.repeat(9)}&rooms=1`)
  for (const chip of await chips(page).all()) {
    const { height = 0, width = 0 } = (await chip.boundingBox()) ?? {}
    expect(height).toBeGreaterThanOrEqual(44)
    expect(width).toBeLessThanOrEqual(328)
  }
})

test('price reduced is a toggle with a count, and a chip that leads back', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/property?type=sale')
  const panel = await openFilters(page)
  const toggle = filterOption(panel, 'Price reduced, 0 homes')
  await toggle.check()
  await panel.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL('/property?type=sale&reduced=true')
  await expectChips(page, ['Price reduced'])
  await page.getByRole('link', { name: 'Remove: Price reduced' }).click()
  await expect(page).toHaveURL('/property?type=sale')
  await expect(page.getByRole('heading', { name: '9 homes for sale' })).toBeVisible()
})
