import {
  FACTS,
  type FactFields,
  isChoiceFact,
  isDayFact,
  isFractionalFact,
  isNumberFact,
  toFactFields,
} from '#domain/catalog/listing/facts.ts'
import type { StoredListing } from '#domain/catalog/listing/stored-listing.ts'
import { getPlausibleYears, PLAUSIBLE_FLOORS } from '#domain/catalog/price/plausible.ts'
import {
  type FactConventions,
  parseFactText,
  type TextFact,
  type TextNumber,
} from './fact-texts.ts'
import { UNSAID } from './fact-words.ts'
import { splitFloors } from './measure/floors.ts'
import { parseCondition } from './terms/condition.ts'
import { parseHeating } from './terms/heating.ts'
import { parseWalls } from './terms/walls.ts'
import { type FeedValues, readName } from './values.ts'
import { parseYesOrNo } from './words.ts'

const FLOOR_EXPECTED = 'a whole number, the floor'
const FLOORS_EXPECTED = 'a whole number, the floors of the building'

const OWN: FactConventions = { areaUnit: 'm2', decimal: null, currency: null }

/** Facts from our own export. They passed validation on the first import, so implausible values are kept. */
export const readFacts = (values: FeedValues): FactFields =>
  toFactFields((fact) => {
    if (!isNumberFact(fact)) return readFact(values, fact, OWN)
    return isFractionalFact(fact) ? values.number(fact) : values.integer(fact, 'a whole number')
  })

/** Facts that are plausible; the others are dropped and count as not stated. */
export function readPlausibleFacts(
  values: FeedValues,
  conventions: FactConventions,
  currentYear: number,
): FactFields {
  const years = getPlausibleYears(currentYear)
  const { floor, floors } = readFloors(values)
  const year = values.integer('year', `a year from ${years.min} to ${years.max}`, years)
  return toFactFields((fact) => {
    if (fact === 'floor') return floor
    if (fact === 'floors') return floors
    return fact === 'year' ? year : readFact(values, fact, conventions)
  })
}

function readFact(
  values: FeedValues,
  fact: TextFact,
  conventions: FactConventions,
): string | number | null {
  const text = values.text(fact)
  if (text === '') return null
  const value = parseFactText(fact, text, conventions)
  if (value === null) values.drop(fact, getExpected(fact))
  return value === UNSAID ? null : value
}

function getExpected(fact: TextFact): string {
  if (isChoiceFact(fact)) return `one of ${FACTS[fact].values.join(', ')}`
  if (isDayFact(fact)) return 'a day, like 2026-12-01'
  return NUMBERS_EXPECTED[fact]
}

const NUMBERS_EXPECTED: Readonly<Record<TextNumber, string>> = {
  bathrooms: 'a number of bathrooms, from 1 to 20',
  kitchen: 'an area of 3 to 200 m²',
  commission: 'a whole amount in the currency of the price, or none',
  deposit: 'months, such as 1, or an amount in the currency of the price, or none',
  minTerm: 'months or years, up to 60 months',
  inverter: 'watt-hours, such as 2400 or 2.4 kWh, or none',
  shelter: 'meters, at most 10,000, or in the building',
  climb: 'a whole number of floors',
}

/**
 * Reads facts that have standard values. Words that mean none of them are kept as they are. "Yes", "no" and numbers are
 * answers to whether a home was renovated, but no condition.
 */
export function readTerms(values: FeedValues): {
  [Field in 'heating' | 'walls' | 'condition']: StoredListing[Field] | undefined
} {
  const given = readTerm(values, 'condition')
  const [stated, renovation] = [
    parseCondition(values.isOwn || parseYesOrNo(given) === null ? given : ''),
    parseCondition(values.raw('renovation')),
  ]
  return {
    heating: parseHeating(readTerm(values, 'heating')),
    walls: parseWalls(readTerm(values, 'walls')),
    condition:
      [stated, renovation].find((term) => term && term.value !== 'other') ?? stated ?? renovation,
  }
}

/** Texts of an export are kept as they are. */
const readTerm = (values: FeedValues, field: 'heating' | 'walls' | 'condition'): string =>
  values.isOwn || readName(values, field) !== '' ? values.raw(field) : ''

/** Reads floors, also as "5/9" in one value. Nobody can tell which of two contradicting numbers is wrong, so both are dropped. */
function readFloors(values: FeedValues): { floor: number | null; floors: number | null } {
  const { min, max } = PLAUSIBLE_FLOORS
  const read = splitFloors(values.text('floor')) ?? splitFloors(values.text('floors'))
  const pair = read !== null && Math.max(read.floor, read.floors) <= max ? read : null
  const { floor, floors } = pair ?? {
    floor: values.integer('floor', `${FLOOR_EXPECTED} from ${min} to ${max}`, { min, max }),
    floors: values.integer('floors', `${FLOORS_EXPECTED}, from 1 to ${max}`, { min: 1, max }),
  }
  if (floor === null || floors === null || floor <= floors) return { floor, floors }
  values.drop('floor', `a floor within the building, which has ${floors}`)
  return { floor: null, floors: null }
}
