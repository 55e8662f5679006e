import { expect, it } from 'vitest'
import { createPlaceCollector } from './place-collector.ts'
import { createPlaceIndex } from './place-index.ts'

const names = createPlaceCollector()
for (const [address, city] of [
  ['38 Mezhyhirska Street, Podil, Kyiv', 'Kyiv'],
  ['40 Mezhyhirska Street, Podil, Kyiv', 'Kyiv'],
  ['1 Kyivska Street, Halychyna, Lviv', 'Lviv'],
  ['2 Mezhova Street, Kyiv', 'Kyiv'],
] as const) {
  names.add(address, city)
}
const index = createPlaceIndex(names.takeChanges() ?? [], (city) =>
  city === 'Kyiv' ? ['Київ'] : [],
)
const found = (text: string) => index.find(text, 8).map(({ name, city }) => `${name} (${city})`)

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
  expect(index.find('mezh', 1)).toHaveLength(1)
})

it('tells all places only when there are new ones', () => {
  expect(names.takeChanges()).toBeNull()
  names.add('3 Mezhova Street, Kyiv', 'Kyiv')
  expect(names.takeChanges()).toBeNull()
  names.add('3 Nova Street, Kyiv', 'Kyiv')
  expect(names.takeChanges()).toHaveLength(8)
})
