import { expect, test } from '#e2e/fixtures.ts'
import { createStoredFavorite } from '#e2e/support/storage.ts'

const SCREENS = [
  '/',
  '/forgot-password',
  '/email-action#mode=verifyEmail&oobCode=x',
  '/home',
  '/reviews',
  '/property',
  '/property?type=sale',
  '/property?type=rent&areaMin=900&priceMax=x&colour=red',
  '/property?type=sale&q=Kyiv+balcony&priceMin=50k&priceMax=3m&rooms=1&rooms=4%2B&sort=nearest',
  `/property?type=sale&q=${'w'.repeat(100)}`,
  '/property?type=sale&areaMin=90&priceMax=100k',
  '/sale/1',
  '/rent/2',
  '/sale/999',
  '/favorite',
  '/404',
  '/contact',
  '/lifestyle',
  '/privacy',
  '/terms',
  '/legal',
  '/help',
  '/newsletter',
  '/newsletter/confirm?token=x',
  '/about',
]

/** The narrowest phones, and the widths of the projects. */
const WIDTHS = [320, 360, 768, 1440]

test('no screen scrolls sideways', { tag: '@phone' }, async ({ page, visit, seed }) => {
  // This loads a hundred layouts.
  test.slow()
  await seed({
    favorites: JSON.stringify([createStoredFavorite('sale', 9), createStoredFavorite('rent', 3)]),
  })
  for (const address of SCREENS) {
    await visit(address)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const overhang = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(overhang, `${address} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})
