import { expect, it } from 'vitest'
import { ESTATE_TYPES, isEstateType, parseEstateTypeSegment } from './estate-type.ts'

it.each([
  ['sale', 'sale'],
  ['rent', 'rent'],
  ['anything', 'rent'],
  ['Sale', 'rent'],
  ['', 'rent'],
  ['__proto__', 'rent'],
])('reads the segment %j as %s', (segment, type) => {
  expect(parseEstateTypeSegment(segment)).toBe(type)
})

it.each(['Sale', '', '__proto__', 'constructor', ['sale'], null, undefined, 0, {}])(
  '%j is none',
  (value) => {
    expect(isEstateType(value)).toBe(false)
  },
)

it('has two types', () => {
  expect(ESTATE_TYPES).toEqual(['sale', 'rent'])
  expect(ESTATE_TYPES.every(isEstateType)).toBe(true)
})
