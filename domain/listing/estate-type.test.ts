import { expect, it } from 'vitest'
import { ESTATE_TYPES, parseEstateTypeSegment } from './estate-type.ts'

it.each([
  ['sale', 'sale'],
  ['rent', 'rent'],
  ['anything', 'rent'],
  ['Sale', 'rent'],
  ['', 'rent'],
  ['__proto__', 'rent'],
])('the segment %j reads the %s listings', (segment, type) => {
  expect(parseEstateTypeSegment(segment)).toBe(type)
})

it('there are two', () => {
  expect(ESTATE_TYPES).toEqual(['sale', 'rent'])
})
