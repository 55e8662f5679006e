import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getPageWindow } from './page-window.ts'

describe('pagesAround', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [2, 9, [1, 2, 3, 4, 5]],
    [5, 9, [3, 4, 5, 6, 7]],
    [9, 9, [5, 6, 7, 8, 9]],
  ])('page %i of %i', (page, pages, expected) => {
    expect(getPageWindow(page, pages, 5)).toEqual(expected)
  })

  it('holds the page itself and only pages that there are, one after the other', () => {
    const pages = fc.integer({ min: 1, max: 100_000 })
    const pageOf = pages.chain((last) =>
      fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)),
    )
    fc.assert(
      fc.property(pageOf, fc.integer({ min: 1, max: 9 }), ([page, last], size) => {
        const around = getPageWindow(page, last, size)
        expect(around).toContain(page)
        expect(around).toHaveLength(Math.min(size, last))
        expect(around[0]).toBeGreaterThanOrEqual(1)
        expect(around.at(-1)).toBeLessThanOrEqual(last)
        expect(around).toEqual(around.map((_, index) => (around[0] ?? 0) + index))
      }),
    )
  })
})
