import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toApproximatePoint } from '#domain/catalog/listing/approximate-point.ts'
import { withholdPlace } from './withhold-place.ts'

describe('a withheld place', () => {
  const exact = {
    address: '14 Shovkovychna Street, Pechersk, Kyiv',
    city: 'Kyiv',
    place: {
      cityId: 'kyiv',
      street: 'Shovkovychna Street',
      building: '14',
      district: 'Pechersk',
      metro: 'Arsenalna',
      complex: 'Lypky',
    },
    point: { lat: 50.4412, lng: 30.5317 },
  }

  it('has the street without a number, the district, the city and the cell of its point', () => {
    expect(withholdPlace(exact)).toEqual({
      address: 'Shovkovychna Street, Pechersk, Kyiv',
      city: 'Kyiv',
      place: {
        cityId: 'kyiv',
        street: 'Shovkovychna Street',
        district: 'Pechersk',
        metro: 'Arsenalna',
      },
      point: toApproximatePoint(exact.point),
    })
  })

  it.each([
    ['вул. Шевченка, 14', 'вул. Шевченка, Київ'],
    ['вул. Шевченка 14-А', 'вул. Шевченка, Київ'],
    ['Шевченка 14', 'Київ'],
    ['14 Shevchenka', 'Київ'],
    ['вул. Шевченка, буд. А', 'вул. Шевченка, Київ'],
    // The digits may be a house number.
    ['вул. 8 Березня', 'Київ'],
    ['Dorfstraße ⅔', 'Київ'],
    [undefined, 'Київ'],
  ])('reduces the street %j to %j', (street, address) => {
    const place = street === undefined ? {} : { street }
    expect(withholdPlace({ ...exact, city: 'Київ', place }).address).toBe(address)
  })

  it('drops numbers that occur only in its text', () => {
    const words = fc.constantFrom('вул.', 'Шевченка', 'street', ',', 'кв.', 'буд.', '/', 'корпус')
    const number = fc.integer({ min: 1, max: 999 }).map(String)
    fc.assert(
      fc.property(fc.array(fc.oneof(words, number), { maxLength: 8 }), (parts) => {
        const text = parts.join(' ')
        const street = text
        for (const place of [{}, { street }, { street, building: '14' }])
          expect(withholdPlace({ ...exact, address: text, place }).address).not.toMatch(/\p{N}/u)
      }),
    )
  })

  it('stays the same if withheld again', () => {
    const once = withholdPlace(exact)
    expect(withholdPlace(once)).toEqual(once)
  })

  it('is only the city if nothing else is known', () => {
    expect(withholdPlace({ address: 'Kyiv', city: 'Kyiv', place: {}, point: null })).toEqual({
      address: 'Kyiv',
      city: 'Kyiv',
      place: {},
      point: null,
    })
  })
})
