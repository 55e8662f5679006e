import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyBox } from '#test/catalog/search/criteria-arbitraries.ts'
import { isInBoundingBox } from '#test/catalog/search/reference-search.ts'
import { intersectBoxes, shrinkBox } from './viewport.ts'

it('intersects two boxes', () => {
  const anyPoint = fc.record({
    lat: fc.double({ min: 49.9, max: 50.4, noNaN: true }),
    lng: fc.double({ min: 29.9, max: 30.4, noNaN: true }),
  })
  fc.assert(
    fc.property(anyBox, anyBox, anyPoint, (a, b, point) => {
      const intersection = intersectBoxes(a, b)
      expect(intersection !== null && isInBoundingBox(point, intersection)).toBe(
        isInBoundingBox(point, a) && isInBoundingBox(point, b),
      )
    }),
  )
})

it('shrinks a box at each side', () => {
  const box = { south: 50, west: 30, north: 51, east: 32 }
  expect(shrinkBox(box)).toEqual({ south: 50.01, west: 30.02, north: 50.99, east: 31.98 })
})
