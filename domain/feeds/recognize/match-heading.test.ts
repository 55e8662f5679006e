import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseHeading } from './heading.ts'
import { isMisspelling, matchHeading } from './match-heading.ts'
import { PHRASES } from './vocabulary/vocabulary.ts'

const bestMeaning = (heading: string) =>
  [...matchHeading(parseHeading(heading))].toSorted(([, a], [, b]) => b - a)[0]?.[0]

describe('a heading', () => {
  it.each([
    ['Ціна оренди (грн)', 'price', { currency: 'UAH', type: 'rent' }],
    ['price_UAH', 'price', { currency: 'UAH' }],
    ['SalePrice', 'price', { type: 'sale' }],
    ['Preis (€)', 'price', { currency: 'EUR' }],
    ['Nettokaltmiete [EUR]', 'price', { currency: 'EUR', type: 'rent' }],
    ['Cena [zł]', 'price', { currency: 'PLN' }],
    ['Precio de venta', 'price', { type: 'sale' }],
    ['Стоимость, руб', 'price', { currency: 'RUB' }],
    ['sqft_living', 'livingArea', { unit: 'sqft' }],
    ['Powierzchnia [m2]', 'area', { unit: 'm2' }],
    ['Загальна площа, м²', 'area', { unit: 'm2' }],
    ['Площадь, кв.м', 'area', { unit: 'm2' }],
    ['BuildingArea', 'area', {}],
    ['m²', 'area', { unit: 'm2' }],
    ['Площа кухні', 'kitchen', {}],
    ['Kitchen area, m²', 'kitchen', { unit: 'm2' }],
    ['Площа балкона, м²', 'other', { unit: 'm2' }],
    ['Ціна паркомісця', 'other', {}],
    ['Паркінг', 'parking', {}],
    ['Number of bathrooms', 'bathrooms', {}],
    ['Half baths', 'other', {}],
    ['Кількість санвузлів', 'bathrooms', {}],
    ['Тип санвузла', 'other', {}],
    ['Ліфт', 'elevator', {}],
    ['Вантажний ліфт', 'other', {}],
    ['Ліфт від генератора', 'generatorElevator', {}],
    ['Вода без світла', 'generatorWater', {}],
    ['Світло в коридорах від генератора', 'generatorCorridors', {}],
    // What it powers, it does not say.
    ['Генератор', 'other', {}],
    ['Світло без відключень', 'other', {}],
    ['Інтернет', 'other', {}],
    ['Інтернет без світла', 'internet', {}],
    ['Газова плита', 'gasStove', {}],
    ['Відстань до укриття, м', 'shelter', {}],
    ['Застава (грн)', 'deposit', { currency: 'UAH' }],
    ['Передоплата', 'other', {}],
    ['Kaution', 'deposit', {}],
    ['Nebenkosten', 'other', {}],
    ['Комунальні платежі', 'utilities', {}],
    ['Мін. термін оренди', 'minTerm', { type: 'rent' }],
    ['Термін оренди', undefined, { type: 'rent' }],
    ['Minimum nights', 'other', {}],
    ['Вільна з', 'availableFrom', {}],
    ['Verfügbar ab', 'availableFrom', {}],
    ['Availability', 'status', {}],
    ['Можна з тваринами', 'pets', {}],
    ['Можна з дітьми', 'children', {}],
    ['Garaż', 'other', {}],
    ['Miejsce parkingowe', 'parking', {}],
    ['Ascensor', 'elevator', {}],
    ['Landsize', 'other', {}],
    ['Ціна за м²', 'other', { unit: 'm2' }],
    ['price per sqft', 'other', { unit: 'sqft' }],
    ['Ціна за добу, грн', 'other', { currency: 'UAH' }],
    ['Price per night', 'other', {}],
    ['Цена, тыс. $', 'other', { currency: 'USD' }],
    ['Поверх/поверховість', 'floorOfFloors', {}],
    ['Этаж', 'floor', {}],
    ['Этажность', 'floors', {}],
    ['lat/lon', 'coordinates', {}],
    ['Lattitude', 'lat', {}],
    ['Longtitude', 'lng', {}],
    ['Länge', undefined, {}],
    ['yr_built', 'year', {}],
    ['yr_renovated', 'other', {}],
    ['Кількість кімнат', 'rooms', {}],
    ['К-сть кімнат', 'rooms', {}],
    ['Bedroom2', 'bedrooms', {}],
    ['Rooms', 'rooms', {}],
    ['Suburb', 'suburb', {}],
    ['Straße', 'street', {}],
    ['Метро', 'metro', {}],
    ['Назва ЖК', 'complex', {}],
    ['Стан квартири', 'condition', {}],
    ['Номер телефону', 'agentPhone', {}],
    ["Ім'я", 'agentName', {}],
    ['Телефон агента', 'agentPhone', {}],
    ['qwerty', undefined, {}],
    ['', undefined, {}],
  ])('%j means %s', (heading, meaning, said) => {
    expect(bestMeaning(heading)).toBe(meaning)
    expect(parseHeading(heading)).toMatchObject(said)
  })

  it('has the meaning of its phrase, however it is written', () => {
    const style = fc.constantFrom<(text: string) => string>(
      (text) => text.toUpperCase(),
      (text) => text.replaceAll(' ', '_'),
      (text) => `  ${text}: `,
      (text) => text.normalize('NFD'),
    )
    fc.assert(
      fc.property(fc.constantFrom(...PHRASES), style, ([, phrase], write) => {
        const text = phrase.replace('*', '')
        expect(bestMeaning(write(text))).toBe(bestMeaning(text))
      }),
      { numRuns: 300 },
    )
  })

  it('has no phrase with two meanings', () => {
    const meanings = new Map<string, Set<string>>()
    for (const [meaning, phrase] of PHRASES) {
      const key = parseHeading(phrase).words.toSorted().join(' ')
      meanings.set(key, (meanings.get(key) ?? new Set()).add(meaning))
    }
    const shared = [...meanings].filter(([key, found]) => key !== '' && found.size > 1)
    expect(shared.map(([key, found]) => [key, ...found])).toEqual([])
  })

  it.each(['constructor', '__proto__', 'hasOwnProperty'])('may be %s', (heading) => {
    expect(() => bestMeaning(heading)).not.toThrow()
  })

  it('has no phrase without words', () => {
    const empty = PHRASES.filter(([, phrase]) => parseHeading(phrase).words.length === 0)
    expect(empty.filter(([meaning]) => meaning !== 'area')).toEqual([])
  })
})

it.each([
  ['latitude', 'lattitude', true],
  ['longitude', 'longtitude', true],
  ['address', 'adress', true],
  ['balcony', 'balocny', true],
  ['bedroom', 'bathroom', false],
  ['floor', 'floors', false],
  ['address', 'address', false],
])('the word %s misspelled as %s is recognized: %j', (a, b, expected) => {
  expect([isMisspelling(a, b), isMisspelling(b, a)]).toEqual([expected, expected])
})
