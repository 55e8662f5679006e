import { expect, it } from 'vitest'
import { parseAreaUnit, toSquareMeters } from './measure/area.ts'
import { isClosedStatus, parseCity, parseEstateTypeWord } from './words.ts'

it.each([
  ['sale', 'sale'],
  ['For Sale', 'sale'],
  ['Residential', 'sale'],
  ['продаж', 'sale'],
  ['rent', 'rent'],
  ['Residential Lease', 'rent'],
  ['Оренда', 'rent'],
  ['долгосрочная аренда', 'rent'],
  ['продажа', 'sale'],
  ['здам', 'rent'],
  ['wynajem', 'rent'],
  ['na sprzedaż', 'sale'],
  ['Miete', 'rent'],
  ['Kauf', 'sale'],
  ['alquiler', 'rent'],
  ['venta', 'sale'],
  ['apartment', null],
  ['', null],
])('reads %j as %j', (word, type) => {
  expect(parseEstateTypeWord(word)).toBe(type)
})

it('knows the states of homes that are no longer offered', () => {
  expect(['Closed', 'Expired', 'Canceled', 'withdrawn', 'SOLD'].every(isClosedStatus)).toBe(true)
  expect(['Active', 'Pending', 'Coming Soon', ''].some(isClosedStatus)).toBe(false)
})

it.each([
  ['38 Mezhyhirska Street, Podil, Kyiv', 'Kyiv'],
  ['вул. Межигірська, 38, Київ, 04071, Україна', 'Київ'],
  ['Mezhyhirska Street 38', ''],
  ['', ''],
])('finds the city of %j: %j', (address, city) => {
  expect(parseCity(address)).toBe(city)
})

it('converts square feet, and leaves square meters as they are', () => {
  expect(
    ['Square Feet', 'sqft', 'sq. ft', 'Square Meters', 'm2', 'м²', '?'].map(parseAreaUnit),
  ).toEqual(['sqft', 'sqft', 'sqft', 'm2', 'm2', 'm2', null])
  expect(toSquareMeters(1_000, 'sqft')).toBe(92.9)
  expect(toSquareMeters(54.123, 'm2')).toBe(54.123)
})
