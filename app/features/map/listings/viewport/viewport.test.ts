import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyBox } from '#test/search/criteria-arbitraries.ts'
import { isInBoundingBox } from '#test/search/reference-search.ts'
import { inset, overlap } from './viewport.ts'

it('two boxes share what lies in both', () => {
  const place = fc.record({
    lat: fc.double({ min: 49.9, max: 50.4, noNaN: true }),
    lng: fc.double({ min: 29.9, max: 30.4, noNaN: true }),
  })
  fc.assert(
    fc.property(anyBox, anyBox, place, (one, other, home) => {
      const both = overlap(one, other)
      expect(both !== null && isInBoundingBox(home, both)).toBe(
        isInBoundingBox(home, one) && isInBoundingBox(home, other),
      )
    }),
  )
})

it('an inset box lies in its box', () => {
  const box = { south: 50, west: 30, north: 51, east: 32 }
  expect(inset(box)).toEqual({ south: 50.01, west: 30.02, north: 50.99, east: 31.98 })
})
