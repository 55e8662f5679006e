import { expect, it } from 'vitest'
import { parseEstateTypeWord } from './words.ts'

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
