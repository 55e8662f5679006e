import { CITIES } from '#content/cities.ts'
import { SAME_WORDS } from '#content/home-words.ts'
import { STREET_NAMES } from '#content/street-names.ts'
import { type City, createGazetteer } from '#domain/catalog/city/city.ts'
import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import { parseFilters } from '#domain/catalog/search/filters.ts'
import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import type { SearchQueryWithType } from '#domain/catalog/search/search-query.ts'
import { PLACE_KINDS } from '#domain/catalog/search/text/address-part.ts'
import { createThesaurus } from '#domain/catalog/search/text/thesaurus.ts'
import { readMarkedWords, toWordConditions } from '#domain/catalog/search/text/word-condition.ts'
import { toUsableSort } from '#domain/catalog/search/usable-sort.ts'

const gazetteer = createGazetteer(CITIES)
const thesaurus = createThesaurus([...STREET_NAMES, ...SAME_WORDS])

/** `findCity` accepts any spelling. */
export const { findCity, findCityAt } = gazetteer

/** The catalog's name of a city, for any spelling. */
export const normalizeCityName = (name: string): string => gazetteer.findCity(name)?.name ?? name

/** The city that a text names, its other words, and words marked by quotes or a minus. */
function readText(text: string) {
  const { plain, marked } = readMarkedWords(text)
  return { ...gazetteer.parse(plain), marked }
}

/** Former and Russian names of a street. */
export const findStreetNames = thesaurus.findNames

/** The unmarked words of a text, without those that name a city. */
export const readPlainWords = (text: string): readonly string[] => readText(text).words

/** Drops words for kinds of places, unless there are no other words. */
export function withoutPlaceWords(words: readonly string[]): readonly string[] {
  const names = words.filter((word) => !PLACE_KINDS.has(word))
  return names.length === 0 ? words : names
}

const NEAR_METRO =
  /(?<!\p{L})(?:біля|коло|поруч|поряд|поблизу|недалеко|рядом|возле|около|near|close|next)\s+(?:\p{L}{1,4}\s+){0,2}(?:метро|metro)(?!\p{L})/iu

/** "Metro" counts at the end of "near metro", where it is no station's name that is meant. */
function readWords(text: string, words: readonly string[]): readonly string[] {
  const names = withoutPlaceWords(words)
  const last = words.at(-1)
  const isAnyMetro = (last === 'метро' || last === 'metro') && NEAR_METRO.test(text)
  return isAnyMetro && !names.includes(last) ? [...names, last] : names
}

/**
 * Criteria with the city that the text names.
 *
 * @param rates for bounds in another currency
 */
export function toSearchCriteria(
  query: SearchQueryWithType,
  rates: DisplayRates,
): {
  criteria: SearchCriteria
  city: City | null
} {
  const { city, words, marked } = readText(query.text)
  const names = readWords(query.text, words)
  const { box } = query
  const middle = box && { lat: (box.south + box.north) / 2, lng: (box.west + box.east) / 2 }
  return {
    city,
    criteria: {
      type: query.type,
      filters: parseFilters(query.filters, rates.unitsPerDollar[query.filters.currency]),
      city: city?.name ?? null,
      words: [
        ...toWordConditions(names, thesaurus.findOthers(names, city?.name ?? null)),
        ...marked,
      ],
      box,
      sort: toUsableSort(query, city?.name ?? null),
      near: city ?? middle,
    },
  }
}
