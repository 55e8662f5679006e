import { expect, test } from '#e2e/fixtures.ts'
import { expectNoHorizontalScroll } from '#e2e/support/horizontal-scroll.ts'
import { filterOption } from '#e2e/support/search-results.ts'

/** Screens that accessibility.spec.ts does not visit. */
const SCREENS = [
  `/property?type=sale&q=${'w'.repeat(100)}`,
  '/contact',
  '/lifestyle',
  '/newsletter',
  '/newsletter/confirm?token=x',
]

/** Screens with long words in narrow places. */
const SPACED = [
  '/contact',
  '/uk/contact',
  '/uk/sale/1',
  '/uk/newsletter/confirm?token=x',
  '/uk/property?type=sale',
]

/** The widest spacing that readers may set (WCAG 2.2, 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`

/** Smaller text makes phones zoom in on a field. */
const MIN_FIELD_PX = 16

test('no screen scrolls sideways, and no field has small text', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  for (const address of SCREENS) {
    await visit(address)
    await expect(page.getByRole('main')).toBeVisible()
    const sizes = await page
      .locator('input:not([type=hidden]), select, textarea')
      .evaluateAll((fields) =>
        fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
      )
    expect(Math.min(...sizes), address).toBeGreaterThanOrEqual(MIN_FIELD_PX)
    await expectNoHorizontalScroll(page)
  }
})

test('text with the spacing of its reader fits the narrowest phone', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const address of SPACED) {
    await visit(address)
    const overhang = await page.evaluate((rules) => {
      const spacing = new CSSStyleSheet()
      spacing.replaceSync(rules)
      document.adoptedStyleSheets = [spacing]
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    }, SPACING)
    expect(overhang, address).toBeLessThanOrEqual(0)
  }
})

test('forced colors show what is chosen', { tag: '@desktop' }, async ({ page, visit }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit('/property?type=sale&rooms=2')
  const background = (rooms: string) =>
    filterOption(page.getByRole('region', { name: 'Filters' }), rooms)
      .locator('+ span')
      .evaluate((label) => getComputedStyle(label).backgroundColor)
  expect(await background('2 rooms')).not.toBe(await background('3 rooms'))
})
