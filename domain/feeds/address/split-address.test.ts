import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitAddress } from './split-address.ts'

it.each([
  ['вул. Сумська, 12', 'Харків', { street: 'вул. Сумська', building: '12' }],
  ['Sumska St, 12', 'Kharkiv', { street: 'Sumska St', building: '12' }],
  ['12 Sumska Street, Kharkiv', 'Kharkiv', { street: 'Sumska Street', building: '12' }],
  [
    '29 Doroshenka Street, Halychyna district, Lviv',
    'Lviv',
    { street: 'Doroshenka Street', building: '29', district: 'Halychyna' },
  ],
  [
    'Київ, Шевченківський район, вул. Січових Стрільців, буд. 5-А',
    'Київ',
    { district: 'Шевченківський', street: 'вул. Січових Стрільців', building: '5-А' },
  ],
  [
    'просп. Науки 61, ЖК Манхеттен',
    'Дніпро',
    {
      street: 'просп. Науки',
      building: '61',
      complex: 'Манхеттен',
    },
  ],
  [
    'вул. 23 Серпня, 12/4, метро Наукова',
    'Харків',
    {
      street: 'вул. 23 Серпня',
      building: '12/4',
      metro: 'Наукова',
    },
  ],
  ['Hauptstraße 7b, Berlin', 'Berlin', { street: 'Hauptstraße', building: '7b' }],
  ['ul. Marszałkowska 10, Warszawa', 'Warszawa', { street: 'ul. Marszałkowska', building: '10' }],
  ['Calle Mayor, 5, Madrid', 'Madrid', { street: 'Calle Mayor', building: '5' }],
  ['вул. Хрещатик', 'Київ', { street: 'вул. Хрещатик' }],
])('finds the certain parts of %j in %s', (address, city, parts) => {
  expect(splitAddress(address, city)).toEqual(parts)
})

it.each([
  ['Podil, Kyiv', 'Kyiv'],
  ['Сумська 12', 'Харків'],
  ['Kyiv', 'Kyiv'],
  ['', 'Kyiv'],
  ['12, 45', 'Kyiv'],
  ['ріг вул. Сумська, вул. Клочківська', 'Харків'],
  ['вул. Сумська, вул. Клочківська', 'Харків'],
  ['м. Київ', 'Львів'],
])('finds nothing certain in %j in %s', (address, city) => {
  expect(splitAddress(address, city)).toEqual({})
})

it('returns only parts that are in the text, for any text', () => {
  const word = fc.constantFrom(
    'вул.',
    'Street',
    'район',
    'метро',
    'ЖК',
    '12',
    '5-А',
    ',',
    ', ',
    ' ',
    'Сумська',
    'Kyiv',
    '№',
  )
  const text = fc.oneof(
    fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(text, (address) => {
      for (const part of Object.values(splitAddress(address, 'Kyiv'))) {
        expect(address).toContain(part)
        expect(part).not.toBe('')
      }
    }),
    { numRuns: 1_000 },
  )
})
