import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OFFER_FIELDS, toOfferContent } from './content.ts'
import { parsePoint } from './point.ts'
import { findOpenProblems, findProblems } from './problem.ts'

const YEAR = 2026
const KYIV = { id: 'kyiv', name: 'Kyiv', spellings: [], lat: 50.45, lng: 30.52 }
const findCity = (name: string) => (name === 'Kyiv' ? KYIV : null)
const open = (typed: Parameters<typeof toOfferContent>[0]) =>
  findOpenProblems(toOfferContent(typed), { currentYear: YEAR, findCity })
const COMPLETE = {
  type: 'rent',
  city: 'Kyiv',
  rooms: '2',
  area: '54,5',
  amount: '15 000',
  currency: 'UAH',
}

describe('a typed value', () => {
  it('may be unknown', () => {
    expect(findProblems({}, { currentYear: YEAR })).toEqual({})
    expect(findProblems(toOfferContent({}), { currentYear: YEAR })).toEqual({})
  })

  it.each([
    ['area', '4', 'number'],
    ['area', 'large', 'number'],
    ['rooms', '0', 'whole number'],
    ['rooms', '1.5', 'whole number'],
    ['floor', '-3', 'whole number'],
    ['floors', '0', 'whole number'],
    ['year', '2030', 'whole number'],
    ['amount', '0', 'whole number'],
    ['amount', '1e30', 'whole number'],
    ['amount', '300 $/day', 'whole number'],
    ['commission', '50%', 'whole number'],
    ['type', 'swap', 'not a choice'],
    ['currency', 'BTC', 'not a choice'],
    ['walls', 'other', 'not a choice'],
    ['point', 'by the river', 'not a point'],
    ['point', '91, 30', 'not a point'],
    ['street', 'x'.repeat(151), 'too long'],
    ['description', 'a\0b', 'unstorable'],
    ...(['city', 'street', 'building', 'district', 'metro', 'complex'] as const).flatMap((field) =>
      ['a\nb', 'a\r\nb', 'a\tb', 'a\u2028b', 'a\u0085b'].map(
        (text) => [field, text, 'not one line'] as const,
      ),
    ),
  ] as const)('%s %j is a problem: %s', (field, text, kind) => {
    expect(findProblems({ [field]: text }, { currentYear: YEAR })).toEqual({
      [field]: expect.objectContaining({ kind }),
    })
  })

  it.each([
    ['area', '54,5'],
    ['area', '54.5 m²'],
    ['floor', '-1'],
    ['year', '2029'],
    ['amount', '120 000'],
    ['amount', '1,2 млн'],
    ['point', '50.4501, 30.5234'],
    ['walls', 'brick'],
    ['description', 'Two rooms.\r\n\r\nA park.'],
  ] as const)('%s %j is not a problem', (field, text) => {
    expect(findProblems({ [field]: text }, { currentYear: YEAR })).toEqual({})
  })

  it('has its floor within the building', () => {
    expect(findProblems({ floor: '9', floors: '9' }, { currentYear: YEAR })).toEqual({})
    expect(findProblems({ floor: '10', floors: '9' }, { currentYear: YEAR })).toEqual({
      floor: { kind: 'above the building', floors: 9 },
    })
  })

  it.each([
    ['rent', '14', 'UAH'],
    ['rent', '900 000 000', 'UAH'],
    ['sale', '85', 'USD'],
  ] as const)('a %s for %s %s is no price', (type, amount, currency) => {
    expect(findProblems({ type, amount, currency }, { currentYear: YEAR })).toEqual({
      amount: expect.objectContaining({ kind: 'not a price', type }),
    })
  })

  it.each([
    ['rent', '14 k', 'UAH'],
    ['rent', '20 тис', 'UAH'],
    ['', '14', 'UAH'],
    ['rent', '14', ''],
  ])('a %s for %s %s may be one', (type, amount, currency) => {
    expect(findProblems({ type, amount, currency }, { currentYear: YEAR })).toEqual({})
  })

  it('never throws', () => {
    const typed = fc.dictionary(fc.constantFrom(...OFFER_FIELDS), fc.string({ maxLength: 30 }))
    fc.assert(fc.property(typed, (content) => void open(content)))
  })
})

describe('a home that is handed in', () => {
  it('needs what a listing requires', () => {
    expect(open(COMPLETE)).toEqual({})
    expect(Object.keys(open({})).sort()).toEqual(
      ['amount', 'area', 'city', 'currency', 'rooms', 'type'].sort(),
    )
  })

  it('needs a point if the city is unknown, and rejects one far from a known city', () => {
    expect(open({ ...COMPLETE, city: 'Yaremche' })).toEqual({ city: { kind: 'unknown city' } })
    expect(open({ ...COMPLETE, city: 'Yaremche', point: '48.45 24.55' })).toEqual({})
    expect(open({ ...COMPLETE, point: '50.5, 30.6' })).toEqual({})
    expect(open({ ...COMPLETE, point: '48.45, 24.55' })).toEqual({
      point: { kind: 'far from the city', km: 60, city: 'Kyiv' },
    })
  })
})

it.each([
  ['50.4501, 30.5234', { lat: 50.4501, lng: 30.5234 }],
  [' 50.4501 30.5234 ', { lat: 50.4501, lng: 30.5234 }],
  ['-33.9; 151', { lat: -33.9, lng: 151 }],
  ['50,4501, 30,5234', null],
  ['', null],
])('reads the point %j', (text, point) => expect(parsePoint(text)).toEqual(point))
