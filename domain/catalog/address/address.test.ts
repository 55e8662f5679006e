import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CITIES } from '#content/cities.ts'
import { DEMO_CITIES } from '#content/demo/places.ts'
import * as en from '#content/en/format/address.ts'
import { OFFICES } from '#content/en/site/offices.ts'
import { CITY_DISTRICTS, METRO_STATIONS, NEIGHBORHOODS, STREETS } from '#content/places.ts'
import { RENT_LISTINGS } from '#content/sample-listings/rent.ts'
import { SALE_LISTINGS } from '#content/sample-listings/sale.ts'
import * as uk from '#content/uk/format/address.ts'
import { OFFICES as UKRAINIAN_OFFICES } from '#content/uk/site/offices.ts'
import { createGazetteer } from '#domain/catalog/city/city.ts'
import { toTerms } from '#domain/catalog/search/text/words.ts'
import { createAddressReader, createPlaceNameReader, type PlaceName } from './address.ts'
import { romanize } from './romanize.ts'

const read = createAddressReader({
  streets: STREETS,
  districts: CITY_DISTRICTS,
  neighborhoods: NEIGHBORHOODS,
  findCity: createGazetteer(CITIES).findCity,
})
const inUkrainian = (text: string) => {
  const known = read(text)
  return known && uk.formatAddress(known)
}
const inEnglish = (text: string) => {
  const known = read(text)
  return known && en.formatAddress(known)
}

describe('in Ukrainian', () => {
  it.each([
    [
      '29 Doroshenka Street, Halychyna district, Lviv',
      'вул. Дорошенка, 29, Галицький район, Львів',
    ],
    ['Velyka Vasylkivska St, 72, Kyiv', 'вул. Велика Васильківська, 72, Київ'],
    ['Velyka Vasylkivska Street 72-A, Kiev', 'вул. Велика Васильківська, 72-А, Київ'],
    ['22 Lesi Ukrainky Boulevard, Pechersk, Kyiv', 'бульв. Лесі Українки, 22, Печерськ, Київ'],
    ['Prymorskyi, Odesa', 'Приморський район, Одеса'],
    ['Sykhiv district, Lviv', 'Сихів, Львів'],
    ['Kyiv, 5 Andriivskyi Descent', 'Андріївський узвіз, 5, Київ'],
    ['22 Khreshchatyk, Kyiv', 'Хрещатик, 22, Київ'],
    ['vul. Khreshchatyk, 22, Київ', 'вул. Хрещатик, 22, Київ'],
    ['7 Fontanska Road, Odesa', 'Фонтанська дорога, 7, Одеса'],
    ['Lviv', 'Львів'],
  ])('%s is %s', (written, worded) => expect(inUkrainian(written)).toBe(worded))
})

describe('in English', () => {
  it.each([
    [
      'вул. Дорошенка, 29, Галицький район, Львів',
      '29 Doroshenka Street, Halychyna district, Lviv',
    ],
    ['вул. Велика Васильківська, 72, Київ', '72 Velyka Vasylkivska Street, Kyiv'],
    [
      'м. Київ, вулиця Згурівська 5-а, Дарницький р-н',
      '5-a Zghurivska Street, Darnytskyi district, Kyiv',
    ],
    ['Андріївський узвіз, 5, Поділ, Київ', '5 Andriivskyi Descent, Podil, Kyiv'],
    ['просп. Юності, буд. 12/4, Вінниця', '12/4 Yunosti Avenue, Vinnytsia'],
  ])('%s is %s', (written, worded) => expect(inEnglish(written)).toBe(worded))
})

it.each([
  ['a street that no list has', '5 Unheard Street, Kyiv'],
  ['a building with a letter that may be two', '5B Doroshenka Street, Lviv'],
  ['a town that no list has', 'вул. Хрещатик, 5, Буча'],
  ['a Russian name', 'ул. Крещатик, 5, Киев'],
  ['Russian letters', 'вул. Крыловська, 5, Київ'],
  ['a corner', 'вул. Дорошенка, вул. Городоцька, Львів'],
  ['two numbers', 'вул. Дорошенка, 5, 7, Львів'],
  ['a number without a street', '5, Lviv'],
  ['a complex', '5 Doroshenka Street, ЖК Затишний, Lviv'],
  ['a street whose number may be the house', 'вул. 8 Березня, Київ'],
  ['an empty part', 'вул. Дорошенка, 5, , Львів'],
  ['words about a place', 'near the park'],
  ['nothing', ''],
])('%s stays as it is written: %s', (_what, written) => expect(read(written)).toBeNull())

const SAMPLES = [...SALE_LISTINGS, ...RENT_LISTINGS].map(({ address }) => address)
const DEMO = DEMO_CITIES.flatMap(({ name: city, districts }) =>
  districts.flatMap(({ name, streets }) =>
    streets.map((street) => `7 ${street}, ${name}, ${city}`),
  ),
)

it.each([...SAMPLES, ...DEMO])('%s can be read in both languages', (address) => {
  const worded = inUkrainian(address) ?? ''
  expect(en.isInOwnLetters(address)).toBe(true)
  expect(uk.isInOwnLetters(worded)).toBe(true)
  expect(inEnglish(worded)).toBe(address)
})

it('reads the names of stations in either alphabet', () => {
  const readStation = createPlaceNameReader(METRO_STATIONS)
  for (const name of ['Золоті ворота', 'Zoloti Vorota']) {
    const both = readStation(name) ?? { uk: '', latin: '' }
    expect([uk.chooseName(both), en.chooseName(both)]).toEqual(['Золоті ворота', 'Zoloti vorota'])
  }
})

it('words offices as their own texts do', () =>
  expect(OFFICES.map(({ address }) => inUkrainian(address))).toEqual(
    UKRAINIAN_OFFICES.map(({ address }) => address),
  ))

it.each([
  ['streets', STREETS],
  ['districts', CITY_DISTRICTS],
  ['neighborhoods', NEIGHBORHOODS],
  ['stations', METRO_STATIONS],
] as const)('no two %s are the same in Latin letters', (_kind, names) => {
  const spellings = new Map<string, string>()
  for (const name of new Set<PlaceName>(names)) {
    const ukrainian = typeof name === 'string' ? name : name[0]
    const key = toTerms(romanize(ukrainian)).join(' ')
    expect([undefined, ukrainian]).toContain(spellings.get(key))
    spellings.set(key, ukrainian)
  }
})

it('reads any text without an error, and its own words again', () => {
  const part = fc.oneof(
    fc.constantFrom(
      'Lviv',
      'Київ',
      '29',
      '5-A',
      'вул. Дорошенка',
      'Podil',
      'Nauky Avenue',
      '12 Хорива',
    ),
    fc.string({ maxLength: 12 }),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
      const worded = inUkrainian(parts.join(', '))
      if (worded !== null) expect(inUkrainian(worded)).toBe(worded)
    }),
  )
})
