import { expect, test } from '#e2e/fixtures.ts'
import { expectNoHorizontalScroll } from '#e2e/support/horizontal-scroll.ts'

/** Screens that accessibility.spec.ts does not visit. */
const SCREENS = [
  `/property?type=sale&q=${'w'.repeat(100)}`,
  '/contact',
  '/lifestyle',
  '/newsletter',
  '/newsletter/confirm?token=x',
]

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
