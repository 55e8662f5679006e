import { expect, it } from 'vitest'
import { createPlaceIndex } from './place-index.ts'
import { createPlaceNames } from './place-names.ts'

const names = createPlaceNames()
for (const [address, city] of [
  ['38 Mezhyhirska Street, Podil, Kyiv', 'Kyiv'],
  ['40 Mezhyhirska Street, Podil, Kyiv', 'Kyiv'],
  ['1 Kyivska Street, Halychyna, Lviv', 'Lviv'],
  ['2 Mezhova Street, Kyiv', 'Kyiv'],
] as const) {
  names.add(address, city)
}
const index = createPlaceIndex(names.news() ?? [], (city) => (city === 'Kyiv' ? ['Київ'] : []))
const found = (text: string) => index.matching(text, 8).map(({ name, city }) => `${name} (${city})`)

it.each([
  ['', []],
  ['ky', ['Kyiv (Kyiv)', 'Kyivska Street (Lviv)']],
  ['Ки', ['Kyiv (Kyiv)', 'Kyivska Street (Lviv)']],
  ['под', ['Podil (Kyiv)']],
  ['mezh', ['Mezhyhirska Street (Kyiv)', 'Mezhova Street (Kyiv)']],
  ['Mezhyhirska Street, Kyiv', ['Mezhyhirska Street (Kyiv)']],
  ['kyiv str', ['Mezhyhirska Street (Kyiv)', 'Kyivska Street (Lviv)', 'Mezhova Street (Kyiv)']],
  ['balcony', []],
])('%j finds %j', (text, places) => {
  expect(found(text)).toEqual(places)
})

it('gives no more than asked for', () => {
  expect(index.matching('mezh', 1)).toHaveLength(1)
})

it('tells all places only when there are new ones', () => {
  expect(names.news()).toBeNull()
  names.add('3 Mezhova Street, Kyiv', 'Kyiv')
  expect(names.news()).toBeNull()
  names.add('3 Nova Street, Kyiv', 'Kyiv')
  expect(names.news()).toHaveLength(8)
})
