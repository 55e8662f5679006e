import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getLaterRates, getRateAge, parseNationalBankRates } from './exchange-rates.ts'

const LIST = [
  { r030: 840, txt: 'Долар США', rate: 44, cc: 'USD', exchangedate: '13.09.2026' },
  { r030: 978, txt: 'Євро', rate: 55, cc: 'EUR', exchangedate: '13.09.2026' },
]

describe('parseNationalBankRates', () => {
  it('turns hryvnias per unit into units per dollar', () => {
    const { date, unitsPerDollar } = parseNationalBankRates(LIST)
    expect(date).toBe('2026-09-13')
    expect([...unitsPerDollar]).toEqual([
      ['UAH', 44],
      ['USD', 1],
      ['EUR', 0.8],
    ])
  })

  it.each([
    [null, 'are not a list'],
    [{}, 'are not a list'],
    [[], 'have none for USD'],
    [[{ cc: 'USD', rate: 0 }], 'have none for USD'],
    [[{ cc: 'USD', rate: 44 }], 'no exchangedate'],
    [[{ cc: 'USD', rate: 44, exchangedate: '99.99.2026' }], 'no exchangedate'],
    [[null, 1, 'x'], 'have none for USD'],
  ])('refuses %j: they %s', (list, reason) => {
    expect(() => parseNationalBankRates(list)).toThrow(reason)
  })

  it('has positive rates only, whatever JSON says, or refuses it', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 4 }), (more) => {
        const { unitsPerDollar } = parseNationalBankRates([...LIST, ...more])
        expect([...unitsPerDollar.values()].every((units) => units > 0)).toBe(true)
      }),
    )
  })
})

it('the later rates are the ones of the later day', () => {
  const unitsPerDollar = new Map<string, number>()
  const [old, recent] = [
    { date: '2026-09-12', unitsPerDollar },
    { date: '2026-09-13', unitsPerDollar },
  ]
  expect(getLaterRates(old, recent)).toBe(recent)
  expect(getLaterRates(recent, old)).toBe(recent)
})

it.each([
  ['2026-09-13T23:59:59Z', 0],
  ['2026-09-14T00:00:00Z', 1],
  ['2026-11-22T12:00:00Z', 70],
  ['2026-09-01T00:00:00Z', 0],
])('on %s the rate of 13 September is %i days old', (now, days) => {
  expect(getRateAge('2026-09-13', new Date(now))).toBe(days)
})
