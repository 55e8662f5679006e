import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FACTS, isNumberFact, PLAIN_FACTS } from '#domain/catalog/listing/facts.ts'
import { dropped, home } from '#test/feeds/feed-home.ts'
import { type FactConventions, isTextFact, parseFactText } from './fact-texts.ts'
import type { FeedField } from './fields.ts'

const HRYVNIAS: FactConventions = { areaUnit: 'm2', decimal: null, currency: 'UAH' }
const TEXT_FACTS = PLAIN_FACTS.filter(isTextFact)

describe('a text of a fact', () => {
  it.each([
    ['bathrooms', '1.75', 1],
    ['bathrooms', '2,5', 2],
    ['bathrooms', '2 санвузли', 2],
    ['bathrooms', 'суміщений', 'unsaid'],
    ['bathrooms', '0', 'unsaid'],
    ['bathrooms', '0.5', null],
    ['bathrooms', '21', null],
    ['kitchen', '9,5', 9.5],
    ['kitchen', '9.5 м²', 9.5],
    ['kitchen', '108 sq ft', 10.03],
    ['kitchen', '12.125', 12.125],
    ['kitchen', '12 соток', null],
    ['kitchen', '1', null],
    ['kitchen', 'так', 'unsaid'],
    ['balcony', '2 балкони', 'yes'],
    ['balcony', 'балкон, лоджія', 'yes'],
    ['balcony', 'Без балкона', 'no'],
    ['balcony', 'тераса', 'unsaid'],
    ['elevator', '2', 'yes'],
    ['elevator', 'пасажирський, вантажний', 'yes'],
    ['elevator', 'вантажний', 'unsaid'],
    ['parking', 'Garage, Driveway', 'covered'],
    ['parking', 'Carport; Garage', 'covered'],
    ['parking', 'Garage, no parking', null],
    ['parking', 'yes', 'unsaid'],
    ['parking', 'Garage, private', null],
    ['parking', 'Garage, assigned', 'covered'],
    ['pets', 'Cats OK, Dogs OK', 'allowed'],
    ['pets', 'Cats OK, Size Limit', null],
    ['commission', '50%', null],
    ['commission', '0%', 0],
    ['commission', '5 000 грн', 5_000],
    ['commission', '200 $', null],
    ['deposit', '1', 1],
    ['deposit', '1 місяць', 1],
    ['deposit', 'один місяць', 1],
    ['deposit', '2 monthly rents', 2],
    ['deposit', 'zwei Monatsmieten', 2],
    ['deposit', 'одна мавпа', null],
    ['deposit', '15 000', 15_000],
    ['deposit', '15 000 грн', 15_000],
    ['deposit', '500 $', null],
    ['deposit', '10 грн', null],
    ['deposit', '100%', null],
    ['deposit', 'без застави', 0],
    ['deposit', 'так', 'unsaid'],
    ['deposit', '1 місяць + 5000 грн', null],
    ['utilities', 'за лічильниками', 'by-meter'],
    ['utilities', '0', null],
    ['minTerm', '6', 6],
    ['minTerm', 'від 6 місяців', 6],
    ['minTerm', 'від півроку', 6],
    ['minTerm', '1 рік', 12],
    ['minTerm', '1,5 року', 18],
    ['minTerm', '2 years', 24],
    ['minTerm', 'von 6 bis 12 Monaten', null],
    ['minTerm', 'до 6 місяців', null],
    ['minTerm', '10 днів', null],
    ['minTerm', '10 років', null],
    ['minTerm', 'long term', 'unsaid'],
    ['minTerm', 'довгостроково', 'unsaid'],
    ['availableFrom', '01.12.2026', '2026-12-01'],
    ['availableFrom', '2026-12-01T00:00:00', '2026-12-01'],
    ['availableFrom', 'immediately', 'unsaid'],
    ['availableFrom', 'зараз', 'unsaid'],
    ['availableFrom', '01/12/2026', null],
    ['inverter', '2400', 2_400],
    ['inverter', '2,4 кВт·год', 2_400],
    ['inverter', '5 kW', null],
    ['inverter', '5', null],
    ['inverter', 'немає', 0],
    ['inverter', 'є', 'unsaid'],
    ['shelter', '0', 0],
    ['shelter', 'до 100 м', null],
    ['shelter', 'близько 100 м', 100],
    ['shelter', '0,3 км', 300],
    ['shelter', '5 хв', null],
    ['shelter', 'у будинку', 0],
    ['shelter', 'немає', 'unsaid'],
    ['gasStove', 'Електрична', 'no'],
  ] as const)('as %s, %j, is %j', (fact, text, value) => {
    expect(parseFactText(fact, text, HRYVNIAS)).toBe(value)
  })

  it('is a value that the fact can have, whatever it is', () => {
    const words = fc.constantFrom('місяць', 'рік', 'м', 'грн', '$', '%', 'так', 'від', 'km', 'kWh')
    const number = fc.oneof(fc.integer({ min: -5, max: 100_000 }), fc.double({ noNaN: true }))
    const text = fc.oneof(
      fc.string(),
      fc.tuple(number, words).map(([amount, word]) => `${amount} ${word}`),
    )
    fc.assert(
      fc.property(fc.constantFrom(...TEXT_FACTS), text, (fact, given) => {
        const value = parseFactText(fact, given, HRYVNIAS)
        if (value === null || value === 'unsaid') return
        if (isNumberFact(fact)) {
          const { min, max } = FACTS[fact].getRange()
          expect(Number(value) >= min && Number(value) <= max).toBe(true)
          expect(fact === 'kitchen' || Number.isInteger(value)).toBe(true)
        } else if (fact === 'availableFrom') expect(value).toMatch(/^\d{4}-\d\d-\d\d$/)
        else expect(FACTS[fact].values).toContain(value)
      }),
      { numRuns: 2_000 },
    )
  })

  it('is a choice by its own name', () => {
    for (const fact of TEXT_FACTS) {
      const { values = [] } = FACTS[fact] as { readonly values?: readonly string[] }
      for (const value of values) expect(parseFactText(fact, value, HRYVNIAS)).toBe(value)
    }
  })
})

describe('a row', () => {
  it('is reported where a fact cannot be used, but not where it is not said', () => {
    const given = { deposit: 'так', minTerm: 'long term', availableFrom: 'now', parking: 'yes' }
    expect(home(given)).toMatchObject({ droppedFacts: [] })
    expect(Object.keys(home(given).listing)).not.toContain('deposit')
    const faults = { deposit: '50%', minTerm: 'week', availableFrom: 'soon', parking: 'moon' }
    expect(dropped(faults).map(({ field }) => field)).toEqual(
      PLAIN_FACTS.filter((fact) => Object.keys(faults).includes(fact)) as FeedField[],
    )
  })

  it('has amounts in the currency of its price', () => {
    const { listing, droppedFacts } = home({
      ...{ price: '15 000 грн', deposit: '15 000 грн', commission: '100 $' },
    })
    expect(listing).toMatchObject({ deposit: 15_000 })
    expect(droppedFacts).toMatchObject([{ field: 'commission', found: '100 $' }])
  })

  it('has a kitchen in the unit of its areas', () => {
    expect(home({ areaUnit: 'sqft', area: 600, kitchen: 108 }).listing).toMatchObject({
      kitchen: 10.03,
    })
  })
})
