import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { getPossibleMoves, movePicture, placePicture, readReorder } from './order.ts'

it('moves a picture by one place or to the front, but not past an end', () => {
  const order = ['a', 'b', 'c']
  expect(movePicture(order, 'c', 'first')).toEqual(['c', 'a', 'b'])
  expect(movePicture(order, 'b', 'earlier')).toEqual(['b', 'a', 'c'])
  expect(movePicture(order, 'b', 'later')).toEqual(['a', 'c', 'b'])
  expect(movePicture(order, 'a', 'earlier')).toEqual(order)
  expect(movePicture(order, 'c', 'later')).toEqual(order)
  expect(movePicture(order, 'gone', 'first')).toEqual(order)
})

it.each([
  [0, 0, []],
  [0, 2, ['later']],
  [1, 2, ['first', 'earlier', 'later']],
  [2, 2, ['first', 'earlier']],
])('offers at place %i, the last being %i, the moves %o', (place, last, moves) => {
  expect(getPossibleMoves(place, last)).toEqual(moves)
})

const hashes = fc.uniqueArray(fc.nat(30), { maxLength: 20 })

it('puts a picture at a place, and keeps the others in order', () => {
  fc.assert(
    fc.property(hashes, fc.nat(20), fc.nat(20), (order, from, to) => {
      const id = order[from % Math.max(1, order.length)] ?? -1
      const placed = placePicture(order, id, to)
      const isPlaced = order.includes(id) && to < order.length
      if (isPlaced) expect(placed[to]).toBe(id)
      expect(placed.filter((it) => it !== id)).toEqual(order.filter((it) => it !== id))
    }),
  )
})

it.each([
  [{ intent: 'first', hash: 'c' }, ['c', 'a', 'b']],
  [{ intent: 'place', hash: 'a', position: '1' }, ['b', 'a', 'c']],
  [{ intent: 'place', hash: 'a', position: '9' }, ['a', 'b', 'c']],
  [{ intent: 'place', hash: 'gone', position: '0' }, ['a', 'b', 'c']],
  [{ intent: 'place', hash: 'a', position: '1.5' }, null],
  [{ intent: 'place', hash: 'a', position: 'x' }, null],
  [{ intent: 'remove', hash: 'a' }, null],
  [{}, null],
])('reads the form %o as %o', (fields, order) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  expect(readReorder(form)?.(['a', 'b', 'c']) ?? null).toEqual(order)
})
