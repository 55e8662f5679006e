import {
  type ChoiceFact,
  type DayFact,
  FACTS,
  type FactFields,
  isChoiceFact,
  isDayFact,
  isFractionalFact,
  isWordedFact,
  type NumberFact,
  toFactFields,
} from '#domain/catalog/listing/facts.ts'
import type { StoredListing } from '#domain/catalog/listing/stored-listing.ts'
import { getPlausibleYears, PLAUSIBLE_FLOORS } from '#domain/catalog/price/plausible.ts'
import { toCalendarDay } from '#domain/platform/time/calendar-day.ts'
import { parseFactWord } from './fact-words.ts'
import { splitFloors } from './measure/floors.ts'
import { parseFeedTime } from './measure/time.ts'
import { parseCondition } from './terms/condition.ts'
import { parseHeating } from './terms/heating.ts'
import { parseWalls } from './terms/walls.ts'
import { type FeedValues, readName } from './values.ts'
import { parseYesOrNo } from './words.ts'

const FLOOR_EXPECTED = 'a whole number, the floor'
const FLOORS_EXPECTED = 'a whole number, the floors of the building'

/** Facts from our own export. They passed validation on the first import, so implausible values are kept. */
export const readFacts = (values: FeedValues): FactFields =>
  toFactFields((fact) => {
    if (isChoiceFact(fact)) return readChoice(values, fact)
    if (isDayFact(fact)) return readDay(values, fact)
    return isFractionalFact(fact) ? values.number(fact) : values.integer(fact, 'a whole number')
  })

/** Facts that are plausible; the others are dropped and count as not stated. */
export function readPlausibleFacts(values: FeedValues, currentYear: number): FactFields {
  const years = getPlausibleYears(currentYear)
  const { floor, floors } = readFloors(values)
  const year = values.integer('year', `a year from ${years.min} to ${years.max}`, years)
  return toFactFields((fact) => {
    if (isChoiceFact(fact)) return readChoice(values, fact)
    if (isDayFact(fact)) return readDay(values, fact)
    if (fact === 'floor') return floor
    if (fact === 'floors') return floors
    return fact === 'year' ? year : readNumber(values, fact)
  })
}

function readDay(values: FeedValues, fact: DayFact): string | null {
  const text = values.text(fact)
  const time = parseFeedTime(text)
  if (time !== null) return toCalendarDay(new Date(time))
  if (text !== '') values.drop(fact, 'a day, like 2026-12-01')
  return null
}

function readChoice(values: FeedValues, fact: ChoiceFact): string | null {
  const text = values.text(fact)
  const value = parseFactWord(fact, text)
  if (value === null && text !== '') values.drop(fact, `one of ${FACTS[fact].values.join(', ')}`)
  return value
}

type PlainNumber = Exclude<NumberFact, 'floor' | 'floors' | 'year'>

function readNumber(values: FeedValues, fact: PlainNumber): number | null {
  if (isWordedFact(fact) && parseFactWord(fact, values.text(fact)) === 'none') return 0
  const { min, max } = FACTS[fact].getRange()
  if (!isFractionalFact(fact)) return values.integer(fact, EXPECTED[FACTS[fact].kind], { min, max })
  const number = values.number(fact)
  if (number !== null && number >= min && number <= max) return number
  if (values.text(fact) !== '') values.drop(fact, `a number from ${min} to ${max}`)
  return null
}

const EXPECTED = {
  amount: 'a whole amount in the currency of the price, or none',
  number: 'a whole number',
} as const

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
