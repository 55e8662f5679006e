import { expect, test } from '#e2e/fixtures.ts'
import { createStoredFavorite } from '#e2e/support/storage.ts'

const SCREENS = ['/home', '/property', '/property?type=sale', '/sale/1', '/favorite']

test('pictures have sizes, one high priority at most, and load lazily below the fold', {
  tag: '@desktop',
}, async ({ page, visit, seed }) => {
  await seed({
    favorites: JSON.stringify([createStoredFavorite('sale', 1), createStoredFavorite('sale', 2)]),
  })
  for (const address of SCREENS) {
    await visit(address)
    if (address === '/favorite') await expect(page.getByRole('article')).toHaveCount(2)
    const pictures = await page.locator('img').evaluateAll((all) =>
      all
        .filter((img) => getComputedStyle(img).position !== 'absolute')
        .map((element) => {
          const img = element as HTMLImageElement
          const { top } = img.getBoundingClientRect()
          return {
            src: img.getAttribute('src'),
            sized: img.hasAttribute('width') && img.hasAttribute('height'),
            first: img.fetchPriority === 'high',
            lazy: img.loading === 'lazy',
            below: top + window.scrollY > window.innerHeight * 1.25,
          }
        }),
    )
    expect(pictures.length, address).toBeGreaterThan(0)
    expect(
      pictures.filter(({ sized }) => !sized),
      address,
    ).toEqual([])
    expect(pictures.filter(({ first }) => first).length, address).toBeLessThanOrEqual(1)
    expect(
      pictures.filter(({ below, lazy }) => below && !lazy),
      address,
    ).toEqual([])
  }
})

test('the main picture has high priority and a modern format', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  await visit('/sale/1')
  const first = page.locator('img[fetchpriority="high"]')
  await expect(first).toHaveCount(1)
  await expect
    .poll(() => first.evaluate((img: HTMLImageElement) => img.currentSrc))
    .toMatch(/\.avif$/)
})
