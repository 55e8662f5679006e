import { expect, it } from 'vitest'
import { isInBoundingBox } from '#test/catalog/search/reference-search.ts'
import { formatBoundingBox, parseBoundingBox } from './bounding-box.ts'

const box = { south: 50.4, west: 30.4, north: 50.5, east: 30.6 }

it('writes and reads a box with a precision of about a meter', () => {
  expect(formatBoundingBox({ ...box, west: 30.400_001_2 })).toBe('50.4,30.4,50.5,30.6')
  expect(parseBoundingBox('50.4,30.4,50.5,30.6')).toEqual(box)
  expect(parseBoundingBox('50.400001,30.4,50.5,30.6')).toEqual(box)
})

it.each(['', '1,2,3', '1,2,3,4,5', 'a,b,c,d', '1,2,,4', '2,1,1,2', '-91,0,0,0', '0,0,0,181'])(
  'takes %j for no box',
  (text) => {
    expect(parseBoundingBox(text)).toBeNull()
  },
)

it.each([
  [50.4, 30.4, true],
  [50.5, 30.6, true],
  [50.399_99, 30.5, false],
  [50.45, 30.600_01, false],
])('contains %f, %f: %s', (lat, lng, expected) => {
  expect(isInBoundingBox({ lat, lng }, box)).toBe(expected)
})
