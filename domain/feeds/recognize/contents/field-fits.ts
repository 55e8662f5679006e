import { PLAIN_FACTS } from '#domain/catalog/listing/facts.ts'
import { parseCurrency } from '#domain/catalog/price/currency-words.ts'
import { type FactConventions, isTextFact, parseFactText } from '#domain/feeds/fact-texts.ts'
import { splitFloors } from '#domain/feeds/measure/floors.ts'
import { readPriceText } from '#domain/feeds/measure/price-text.ts'
import { parseFeedTime } from '#domain/feeds/measure/time.ts'
import type { ColumnMeaning } from '#domain/feeds/recognize/vocabulary/meaning.ts'
import { parseCondition } from '#domain/feeds/terms/condition.ts'
import { parseKind } from '#domain/feeds/terms/kind.ts'
import { parseEstateTypeWord, parseYesOrNo } from '#domain/feeds/words.ts'
import { type ColumnValues, getDistinctShare, getShare } from './column-values.ts'
import {
  hasLetters,
  isAreaTriple,
  isBetween,
  isCoordinatePair,
  isDegrees,
  isFloorPair,
  isHttpUrl,
  isPhone,
  isWholeBetween,
} from './value-kinds.ts'

type Test = (text: string) => boolean

const isPrice = isBetween(1, Number.MAX_SAFE_INTEGER)
const isArea = isBetween(1, 1_000_000)
const isTime: Test = (text) => parseFeedTime(text) !== null
const isFloor = isWholeBetween(-9, 200)
const hasWords: Test = (text) => hasLetters(text) && !isHttpUrl(text)
const isRooms: Test = (text) =>
  isWholeBetween(0, 50)(text) || (hasLetters(text) && text.length < 40)

const ANY: FactConventions = { areaUnit: 'm2', decimal: null, currency: null }
const FACT_TESTS: Partial<Record<ColumnMeaning, Test>> = Object.fromEntries(
  PLAIN_FACTS.filter(isTextFact).map((fact) => [
    fact,
    (text: string) => parseFactText(fact, text, ANY) !== null,
  ]),
)

/** Values that can be read as the field. Fields without a test take any value. */
const TESTS: Partial<Record<ColumnMeaning, Test>> = {
  type: (text) => parseEstateTypeWord(text) !== null,
  propertyType: (text) => parseEstateTypeWord(text) !== null,
  price: (text) => isPrice(text) || (readPriceText(text)?.amount ?? 0) >= 1,
  currency: (text) => parseCurrency(text) !== null && !/\d/.test(text),
  address: hasWords,
  street: hasWords,
  district: hasWords,
  suburb: hasWords,
  houseNumber: (text) => /\d/.test(text) && text.length < 20,
  city: (text) => hasWords(text) && text.length <= 100,
  rooms: isRooms,
  bedrooms: isRooms,
  renovation: (text) => parseCondition(text)?.value !== 'other',
  area: (text) => isArea(text) || isAreaTriple(text),
  livingArea: isArea,
  floor: (text) => isFloor(text) || isFloorPair(text),
  floors: isWholeBetween(1, 200),
  floorOfFloors: (text) => splitFloors(text) !== null || isFloor(text),
  images: (text) => isHttpUrl(text) || /^\[|^\/\S/.test(text),
  agentName: (text) => hasWords(text) && !/^[[{]/.test(text),
  agentPhone: isPhone,
  heating: hasWords,
  walls: hasWords,
  ...FACT_TESTS,
  // Some sources grade the condition by numbers of their own.
  condition: hasWords,
  metro: hasWords,
  complex: hasWords,
  description: hasWords,
  title: hasWords,
  // Of a heading such as "Property type", words that nobody taught us are reported with their rows.
  kind: hasWords,
  generalKind: (text) => parseKind(text) !== null,
  studio: (text) => parseYesOrNo(text) !== null,
  year: isWholeBetween(1_000, 2_100),
  placeWithheld: (text) => parseYesOrNo(text) !== null,
  placeShown: (text) => parseYesOrNo(text) !== null,
  lat: isDegrees(90),
  lng: isDegrees(180),
  coordinates: isCoordinatePair,
  publishedAt: isTime,
  modifiedAt: isTime,
}

/**
 * The share of values that must differ. Sources sometimes repeat a listing, and in a short file that one listing is a
 * larger share.
 */
const MIN_DISTINCT_KEYS = 0.95
const MIN_DISTINCT_KEYS_BUT_ONE = 0.75

/** The share of the values that can be read as the field, from 0 to 1; 1 without values. */
export function getFit({ texts, filled }: ColumnValues, meaning: ColumnMeaning): number {
  if (texts.length === 0) return 1
  if (meaning === 'key' || meaning === 'id')
    return filled > MIN_DISTINCT_KEYS && areNearlyDistinct(texts) ? 1 : 0
  const test = TESTS[meaning]
  return test === undefined ? 1 : getShare(texts, test)
}

function areNearlyDistinct(texts: readonly string[]): boolean {
  const share = getDistinctShare(texts)
  const isOneRepeated = share * texts.length >= texts.length - 1
  return share >= (isOneRepeated ? MIN_DISTINCT_KEYS_BUT_ONE : MIN_DISTINCT_KEYS)
}
