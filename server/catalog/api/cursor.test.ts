import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatCursor, parseCursor } from './cursor.ts'

it('reads back the cursor it wrote', () => {
  const key = fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0)
  const cursor = fc.record({ key, id: fc.integer({ min: 1, max: 2 ** 31 - 1 }) })
  fc.assert(
    fc.property(cursor, (place) => {
      expect(parseCursor(formatCursor(place))).toEqual(place)
    }),
  )
})

it.each(['', '_', '1', '1_', '_1', '1_0', '1_x', 'x_1', '1e999_1', '1_1_1', 'Infinity_1'])(
  '%j names no place',
  (text) => expect(parseCursor(text)).toBeNull(),
)
