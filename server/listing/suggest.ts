import { ESTATE_TYPES } from '#domain/listing/estate-type.ts'
import { EMPTY_SEARCH_QUERY } from '#domain/search/search-query.ts'
import type { Suggestion } from '#domain/search/search-results.ts'
import type { Place } from '#search/place-collector.ts'
import type { Search } from '#server/search/open-search.ts'
import { toSearchCriteria } from './to-search-criteria.ts'

const MOST_SUGGESTIONS = 8
const SHORTEST = 2

/**
 * Places that can complete what someone types, from two letters on, each with how many homes a
 * search for it would find; those without any are left out.
 */
export async function suggest(
  search: Pick<Search, 'searcher' | 'findPlaces'>,
  text: string,
): Promise<Suggestion[]> {
  if (text.trim().length < SHORTEST) return []
  const suggestions = await Promise.all(
    search.findPlaces(text, MOST_SUGGESTIONS).map(async (place) => {
      const filled = textOf(place)
      const totals = ESTATE_TYPES.map(async (type) => {
        const { criteria } = toSearchCriteria({ ...EMPTY_SEARCH_QUERY, type, text: filled })
        return (await search.searcher().find(criteria, { offset: 0, limit: 0 })).total
      })
      const total = (await Promise.all(totals)).reduce((sum, homes) => sum + homes, 0)
      return { kind: place.kind, text: filled, total }
    }),
  )
  return suggestions.filter(({ total }) => total > 0)
}

const textOf = ({ kind, name, city }: Place) => (kind === 'city' ? city : `${name}, ${city}`)
