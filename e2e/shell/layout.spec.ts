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

test('no screen scrolls sideways', { tag: '@phone' }, async ({ page, visit }) => {
  for (const address of SCREENS) {
    await visit(address)
    await expect(page.getByRole('main')).toBeVisible()
    await expectNoHorizontalScroll(page)
  }
})
