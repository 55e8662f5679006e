import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Cell, mergedCells } from './merge-cells.ts'

const point = ({ lat, lng }: Cell) => ({ x: lng, y: lat })

it('counts what a larger number would cover with it, and keeps every home', () => {
  const cell = fc.record({
    count: fc.integer({ min: 1, max: 5_000 }),
    lat: fc.nat(600),
    lng: fc.nat(600),
  })
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 100 }), (cells) => {
      const merged = mergedCells(cells, point)
      const homes = (of: readonly Cell[]) => of.reduce((sum, { count }) => sum + count, 0)
      expect(homes(merged)).toBe(homes(cells))
      for (const [index, one] of merged.entries())
        for (const other of merged.slice(index + 1)) {
          expect(Math.hypot(one.lat - other.lat, one.lng - other.lng)).toBeGreaterThanOrEqual(50)
          expect(one.count).toBeGreaterThanOrEqual(other.count)
        }
    }),
  )
})

it('stands where the largest number does', () => {
  const cells = [
    { count: 3, lat: 0, lng: 0 },
    { count: 90, lat: 0, lng: 40 },
  ]
  expect(mergedCells(cells, point)).toEqual([{ count: 93, lat: 0, lng: 40 }])
})
