import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createColumns } from './columns.ts'
import { sortRows } from './segment.ts'

const listing = fc.record({
  city: fc.nat(3),
  price: fc.oneof(fc.nat(5), fc.constantFrom(0.5, Number.MAX_SAFE_INTEGER)),
})

it('sorts listings by city, then by price, then by their order in the source', () => {
  fc.assert(
    fc.property(fc.array(listing, { minLength: 1 }), (listings) => {
      const columns = createColumns(listings.length + 1)
      listings.forEach(({ city, price }, place) => {
        columns.city[place] = city
        columns.price[place] = price
      })
      const expected = [...listings.keys()].sort((a, b) => {
        const [one, other] = [listings[a], listings[b]]
        if (one === undefined || other === undefined) return 0
        return one.city - other.city || Math.floor(one.price) - Math.floor(other.price) || a - b
      })
      expect([...sortRows(columns, listings.length)]).toEqual(expected)
    }),
  )
})

it('sorts an empty list', () => {
  expect([...sortRows(createColumns(1), 0)]).toEqual([])
})
