import { isStopWord } from '#domain/catalog/city/city.ts'
import { ESTATE_TYPES, type EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import { EMPTY_SEARCH_QUERY } from '#domain/catalog/search/search-query.ts'
import type { Suggestion } from '#domain/catalog/search/search-results.ts'
import { readMarkedWords } from '#domain/catalog/search/text/word-condition.ts'
import { splitWords } from '#domain/catalog/search/text/words.ts'
import type { Place } from '#search/place/place-collector.ts'
import type { Search } from '#server/catalog/search/open-search.ts'
import { toSearchCriteria, withoutPlaceWords } from './to-search-criteria.ts'

const MAX_SUGGESTIONS = 8
/** Some of these have no listings of the type. */
const MAX_PLACES_OF_TYPE = 2 * MAX_SUGGESTIONS
const MIN_TEXT_LENGTH = 2

/**
 * Places that complete a typed text, each with the number of listings that a search for it finds.
 * Places without listings are left out.
 *
 * @param type `null` counts both
 */
export function suggest(
  search: Pick<Search, 'find' | 'findPlaces'>,
  rates: DisplayRates,
  text: string,
  type: EstateType | null,
): Suggestion[] {
  const { plain } = readMarkedWords(text)
  if (plain.trim().length < MIN_TEXT_LENGTH) return []
  const types = type === null ? ESTATE_TYPES : [type]
  // The last word may be the beginning of another.
  const words = splitWords(plain).filter(
    (word, at, all) => at === all.length - 1 || !isStopWord(word),
  )
  const places = search.findPlaces(
    withoutPlaceWords(words).join(' '),
    type === null ? MAX_SUGGESTIONS : MAX_PLACES_OF_TYPE,
  )
  const suggestions = places.map((place) => {
    const completed = formatPlace(place)
    const totals = types.map((one) => {
      const query = { ...EMPTY_SEARCH_QUERY, type: one, text: completed }
      return search.find(toSearchCriteria(query, rates).criteria, { offset: 0, limit: 0 }).total
    })
    const total = totals.reduce((sum, count) => sum + count, 0)
    return { kind: place.kind, text: completed, total }
  })
  return suggestions.filter(({ total }) => total > 0).slice(0, MAX_SUGGESTIONS)
}

const formatPlace = ({ kind, name, city }: Place) => (kind === 'city' ? city : `${name}, ${city}`)
