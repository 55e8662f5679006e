import { CITIES } from '#content/cities.ts'
import { type City, createGazetteer } from '#domain/city/city.ts'
import { criteriaOf } from '#domain/search/filters.ts'
import type { Question } from '#domain/search/question.ts'
import type { TypedSearch } from '#domain/search/search-query.ts'
import { stemsOf } from '#domain/search/words.ts'

const gazetteer = createGazetteer(CITIES)

/** The name by which the catalogue knows a city, whatever its spelling. */
export const cityName = (name: string): string => gazetteer.cityOf(name)?.name ?? name

/** What a search asks for, and the city that its text names. */
export function questionOf(query: TypedSearch): { question: Question; city: City | null } {
  const { city, words } = gazetteer.read(query.text)
  const { box } = query
  const middle = box && { lat: (box.south + box.north) / 2, lng: (box.west + box.east) / 2 }
  return {
    city,
    question: {
      type: query.type,
      criteria: criteriaOf(query.filters),
      city: city?.name ?? null,
      stems: stemsOf(words),
      box,
      sort: query.sort,
      near: city ?? middle,
    },
  }
}
