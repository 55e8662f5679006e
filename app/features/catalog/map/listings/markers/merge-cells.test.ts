import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Cell, mergeCells } from './merge-cells.ts'

const project = ({ lat, lng }: Cell) => ({ x: lng, y: lat })

it('merges overlapping cells and loses no listing', () => {
  const anyCell = fc.record({
    count: fc.integer({ min: 1, max: 5_000 }),
    lat: fc.nat(600),
    lng: fc.nat(600),
  })
  fc.assert(
    fc.property(fc.array(anyCell, { maxLength: 100 }), (cells) => {
      const merged = mergeCells(cells, project)
      const total = (of: readonly Cell[]) => of.reduce((sum, { count }) => sum + count, 0)
      expect(total(merged)).toBe(total(cells))
      for (const [index, cell] of merged.entries())
        for (const other of merged.slice(index + 1)) {
          expect(Math.hypot(cell.lat - other.lat, cell.lng - other.lng)).toBeGreaterThanOrEqual(50)
          expect(cell.count).toBeGreaterThanOrEqual(other.count)
        }
    }),
  )
})

it('puts merged cells where the largest one is', () => {
  const cells = [
    { count: 3, lat: 0, lng: 0 },
    { count: 90, lat: 0, lng: 40 },
  ]
  expect(mergeCells(cells, project)).toEqual([{ count: 93, lat: 0, lng: 40 }])
})
