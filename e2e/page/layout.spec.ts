import { expect, test } from '#e2e/fixtures.ts'
import { keptEntry } from '#e2e/support/storage.ts'

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

test('no screen scrolls sideways', async ({ page, visit, seed, viewport }) => {
  await seed({ favorites: JSON.stringify([keptEntry('sale', 9), keptEntry('rent', 3)]) })
  const own = viewport ?? { width: 360, height: 740 }
  const widths = own.width < 768 ? [320, own.width] : [own.width]
  for (const address of SCREENS) {
    await visit(address)
    for (const width of widths) {
      await page.setViewportSize({ ...own, width })
      const overhang = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(overhang, `${address} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})
