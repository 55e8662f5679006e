import type { City } from '#domain/catalog/city/city.ts'
import { getDistanceKm } from '#domain/catalog/city/distance.ts'
import { type EstateType, isEstateType } from '#domain/catalog/listing/estate-type.ts'
import {
  FACT_NAMES,
  FACTS,
  type FactName,
  isAmountFact,
  isDayFact,
  isFractionalFact,
  isListedFact,
} from '#domain/catalog/listing/facts.ts'
import { type Currency, isCurrency } from '#domain/catalog/price/currency.ts'
import {
  isPlausible,
  MAX_KM_FROM_CITY,
  PLAUSIBLE_AREA,
  PLAUSIBLE_PRICE,
  PLAUSIBLE_PRICES,
  PLAUSIBLE_ROOMS,
  type Range,
} from '#domain/catalog/price/plausible.ts'
import { parseFeedNumber } from '#domain/feeds/measure/number.ts'
import { readPriceText } from '#domain/feeds/measure/price-text.ts'
import { hasBidiControls } from '#domain/platform/text/bidi-controls.ts'
import { countCharacters } from '#domain/platform/text/count-characters.ts'
import { isStorableText } from '#domain/platform/text/storable-text.ts'
import { isCalendarDay } from '#domain/platform/time/calendar-day.ts'
import {
  CHOICES,
  isDescription,
  MAX_LENGTHS,
  OFFER_FIELDS,
  type OfferContent,
  type OfferField,
  REQUIRED_FIELDS,
  toOfferContent,
} from './content.ts'
import { parsePoint } from './point.ts'

/** Why a field's value is refused; `content/en/homes/` has the sentences. */
export type OfferProblem =
  | {
      readonly kind:
        | 'missing'
        | 'not a choice'
        | 'unstorable'
        | 'not one line'
        | 'not a point'
        | 'not a day'
        | 'unknown city'
    }
  | { readonly kind: 'too long'; readonly max: number }
  | { readonly kind: 'number' | 'whole number'; readonly range: Range }
  | {
      readonly kind: 'not a price'
      readonly type: EstateType
      readonly currency: Currency
      readonly range: Range
    }
  | { readonly kind: 'above the building'; readonly floors: number }
  | { readonly kind: 'far from the city'; readonly km: number; readonly city: string }

export type OfferProblems = Partial<Record<OfferField, OfferProblem>>

/** Reads numbers as people in Ukraine write them: "54,5", "120 000". `NaN` for anything else. */
export const readNumber = (text: string): number => parseFeedNumber(text, 'comma') ?? Number.NaN

type Check = (text: string, currentYear: number) => OfferProblem | null

/** Reads amounts with words for thousands and months, too: "20 тис", "1,2 млн". `NaN` for anything else. */
export const readAmount = (text: string): number =>
  readPriceText(text, 'comma')?.amount ?? Number.NaN

/** How the form reads a number: "50%" is no amount. */
export const getReader = (fact: FactName) => (isAmountFact(fact) ? readAmount : readNumber)

const number =
  (range: Range): Check =>
  (text) =>
    isPlausible(readNumber(text), range) ? null : { kind: 'number', range }

const whole =
  (getRange: (currentYear: number) => Range, read = readNumber): Check =>
  (text, currentYear) => {
    const [value, range] = [read(text), getRange(currentYear)]
    return Number.isInteger(value) && isPlausible(value, range)
      ? null
      : { kind: 'whole number', range }
  }

const choice =
  (choices: readonly string[]): Check =>
  (text) =>
    choices.includes(text) ? null : { kind: 'not a choice' }

const ROOMS: Range = { min: 1, max: PLAUSIBLE_ROOMS.max }

const FACT_CHECKS: Partial<Record<OfferField, Check>> = Object.fromEntries(
  FACT_NAMES.map((fact) => [fact, createFactCheck(fact)]),
)

function createFactCheck(fact: FactName): Check {
  if (isListedFact(fact)) return choice(FACTS[fact].values)
  if (isDayFact(fact)) return (text) => (isCalendarDay(text.trim()) ? null : { kind: 'not a day' })
  const { getRange } = FACTS[fact]
  if (isFractionalFact(fact)) return number(getRange(0))
  return whole(getRange, getReader(fact))
}

const CHECKS: Readonly<Partial<Record<OfferField, Check>>> = {
  type: choice(CHOICES.type),
  point: (text) => (parsePoint(text) === null ? { kind: 'not a point' } : null),
  exactness: choice(CHOICES.exactness),
  rooms: whole(() => ROOMS),
  area: number(PLAUSIBLE_AREA),
  ...FACT_CHECKS,
  amount: whole(() => PLAUSIBLE_PRICE, readAmount),
  currency: choice(CHOICES.currency),
}

/** Line breaks and control characters: they could add lines to a mail. */
const NOT_ONE_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u

function checkField(field: OfferField, text: string, currentYear: number): OfferProblem | null {
  if (!isStorableText(text)) return { kind: 'unstorable' }
  if (!isDescription(field) && hasBidiControls(text)) return { kind: 'unstorable' }
  if (!isDescription(field) && NOT_ONE_LINE.test(text)) return { kind: 'not one line' }
  const max = MAX_LENGTHS[field]
  if (countCharacters(text) > max) return { kind: 'too long', max }
  return text.trim() === '' ? null : (CHECKS[field]?.(text, currentYear) ?? null)
}

export interface CheckOptions {
  readonly currentYear: number
  /** `null` for a city that the site does not know. Without it, places are not compared with cities. */
  readonly findCity?: (name: string) => City | null
}

/** What is wrong with typed values, each or together. Missing ones are allowed until the home is handed in. */
export function findProblems(
  typed: Readonly<Partial<OfferContent>>,
  { currentYear, findCity }: CheckOptions,
): OfferProblems {
  const content = toOfferContent(typed)
  const problems: OfferProblems = {}
  for (const field of OFFER_FIELDS) {
    const problem = checkField(field, content[field], currentYear)
    if (problem !== null) problems[field] = problem
  }
  return {
    ...checkFloor(content),
    ...checkPrice(content),
    ...(findCity && checkPlace(content, findCity)),
    ...problems,
  }
}

function checkFloor(content: OfferContent): OfferProblems {
  const [floor, floors] = [readNumber(content.floor), readNumber(content.floors)]
  return floor > floors ? { floor: { kind: 'above the building', floors } } : {}
}

function checkPrice({ type, currency, amount }: OfferContent): OfferProblems {
  if (!(isEstateType(type) && isCurrency(currency)) || amount.trim() === '') return {}
  const range = PLAUSIBLE_PRICES[type][currency]
  if (isPlausible(readAmount(amount), range)) return {}
  return { amount: { kind: 'not a price', type, currency, range } }
}

function checkPlace(
  { city, point: typedPoint }: OfferContent,
  findCity: NonNullable<CheckOptions['findCity']>,
): OfferProblems {
  if (city.trim() === '') return {}
  const [known, point] = [findCity(city), parsePoint(typedPoint)]
  if (known === null) return point === null ? { city: { kind: 'unknown city' } } : {}
  if (point === null || getDistanceKm(point, known) <= MAX_KM_FROM_CITY) return {}
  return { point: { kind: 'far from the city', km: MAX_KM_FROM_CITY, city: known.name } }
}

/** What keeps an offer from being handed in. Feed listings must meet the same requirements. */
export function findOpenProblems(
  content: OfferContent,
  options: Required<CheckOptions>,
): OfferProblems {
  const problems = findProblems(content, options)
  for (const field of REQUIRED_FIELDS)
    if (content[field].trim() === '') problems[field] = { kind: 'missing' }
  return problems
}
