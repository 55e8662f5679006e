import { expect, it } from 'vitest'
import { createPlaceCollector } from './place-collector.ts'
import { createPlaceIndex } from './place-index.ts'

const NO_PARTS = { metro: null, complex: null }
const names = createPlaceCollector()
names.add({
  address: 'Kyiv',
  city: 'Kyiv',
  metro: 'Лукʼянівська',
  complex: 'ЖК Паркове місто',
})
for (const [address, city] of [
  ['38 Mezhyhirska Street, Podil, Kyiv', 'Kyiv'],
  ['40 Mezhyhirska Street, Podil, Kyiv', 'Kyiv'],
  ['1 Kyivska Street, Halychyna, Lviv', 'Lviv'],
  ['2 Mezhova Street, Kyiv', 'Kyiv'],
] as const) {
  names.add({ ...NO_PARTS, address, city })
}
const index = createPlaceIndex(names.takeChanges() ?? [], {
  ofCity: (city) => (city === 'Kyiv' ? ['Київ'] : []),
  ofStreet: (name, city) => (name === 'Mezhova Street' && city === 'Kyiv' ? ['Комісарська'] : []),
})
const found = (text: string) => index.find(text, 8).map(({ name, city }) => `${name} (${city})`)

it.each([
  ['', []],
  ['ky', ['Kyiv (Kyiv)', 'Kyivska Street (Lviv)']],
  ['Ки', ['Kyiv (Kyiv)', 'Kyivska Street (Lviv)']],
  ['под', ['Podil (Kyiv)']],
  ['lukian', ['Лукʼянівська (Kyiv)']],
  ['парк міс', ['ЖК Паркове місто (Kyiv)']],
  ['Подолі', ['Podil (Kyiv)']],
  ['комісар', ['Mezhova Street (Kyiv)']],
  ['Комісарській, Київ', ['Mezhova Street (Kyiv)']],
  ['Комісарська Львів', []],
  ['mezh', ['Mezhyhirska Street (Kyiv)', 'Mezhova Street (Kyiv)']],
  ['Mezhyhirska Street, Kyiv', ['Mezhyhirska Street (Kyiv)']],
  ['kyiv str', ['Mezhyhirska Street (Kyiv)', 'Kyivska Street (Lviv)', 'Mezhova Street (Kyiv)']],
  ['balcony', []],
])('%j finds %j', (text, places) => {
  expect(found(text)).toEqual(places)
})

it('returns no more places than asked for', () => {
  expect(index.find('mezh', 1)).toHaveLength(1)
})

it('returns all places only when there are new ones', () => {
  expect(names.takeChanges()).toBeNull()
  names.add({ ...NO_PARTS, address: '3 Mezhova Street, Kyiv', city: 'Kyiv' })
  expect(names.takeChanges()).toBeNull()
  names.add({ ...NO_PARTS, address: '3 Nova Street, Kyiv', city: 'Kyiv' })
  expect(names.takeChanges()).toHaveLength(10)
})
