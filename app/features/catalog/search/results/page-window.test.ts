import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getPageWindow } from './pager.tsx'

describe('getPageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [2, 9, [1, 2, 3, 4, 5]],
    [5, 9, [3, 4, 5, 6, 7]],
    [9, 9, [5, 6, 7, 8, 9]],
  ])('page %i of %i', (page, pageCount, expected) => {
    expect(getPageWindow(page, pageCount, 5)).toEqual(expected)
  })

  it('contains the page itself and only existing pages, in order', () => {
    const pageCounts = fc.integer({ min: 1, max: 100_000 })
    const positions = pageCounts.chain((last) =>
      fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)),
    )
    fc.assert(
      fc.property(positions, fc.integer({ min: 1, max: 9 }), ([page, last], size) => {
        const visible = getPageWindow(page, last, size)
        expect(visible).toContain(page)
        expect(visible).toHaveLength(Math.min(size, last))
        expect(visible[0]).toBeGreaterThanOrEqual(1)
        expect(visible.at(-1)).toBeLessThanOrEqual(last)
        expect(visible).toEqual(visible.map((_, index) => (visible[0] ?? 0) + index))
      }),
    )
  })
})
