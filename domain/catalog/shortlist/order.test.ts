import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placeKey } from './content.ts'
import { moveHome } from './order.ts'

it('any moves lead to the order that they say, also where places are equal or too close', () => {
  const moves = fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { maxLength: 200 })
  const places = fc.array(fc.constantFrom(0, 1, 1, 2, 1e300), { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(places, moves, (places, moves) => {
      const all = new Map<string, number>(
        places.map((place, index) => [`rent/${index + 1}`, place]),
      )
      const read = () =>
        [...all]
          .map(([home, place]) => ({ home, place }))
          .toSorted((a, b) => a.place - b.place || (a.home < b.home ? -1 : 1))
      for (const [from, to] of moves) {
        const before = read()
        const moved = before[from]
        if (moved === undefined) continue
        for (const { key, value } of moveHome(before, from, to))
          all.set(key.slice(placeKey('').length), Number(value))
        const expected = before.toSpliced(from, 1).toSpliced(to, 0, moved)
        expect(read().map(({ home }) => home)).toEqual(expected.map(({ home }) => home))
      }
    }),
  )
})
