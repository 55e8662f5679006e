import { transliterate } from '#domain/catalog/search/text/transliterate.ts'
import { listPrefixes } from '#domain/catalog/search/text/word-prefixes.ts'
import { splitWords, toTerms } from '#domain/catalog/search/text/words.ts'
import type { Place } from './place-collector.ts'

/** What else places are called. */
export interface OtherNames {
  readonly ofCity: (city: string) => readonly string[]
  readonly ofStreet: (name: string, city: string) => readonly string[]
}

interface IndexedPlace {
  readonly place: Place
  readonly ownTerms: readonly string[]
  readonly cityTerms: readonly string[]
}

const RANK: Record<Place['kind'], number> = {
  city: 0,
  district: 1,
  metro: 2,
  complex: 3,
  street: 4,
}

export function createPlaceIndex(places: readonly Place[], { ofCity, ofStreet }: OtherNames) {
  const indexedPlaces: IndexedPlace[] = places
    .map((place) => {
      const { kind, name, city } = place
      const cityTerms = toTerms([city, ...ofCity(city)].join(' '))
      if (kind === 'city') return { place, ownTerms: cityTerms, cityTerms }
      const names = kind === 'street' ? [name, ...ofStreet(name, city)] : [name]
      return { place, ownTerms: toTerms(names.join(' ')), cityTerms }
    })
    .sort((a, b) => RANK[a.place.kind] - RANK[b.place.kind] || b.place.count - a.place.count)
  return {
    /** Places that have a word beginning with each word of `text`: cities first, then by count. */
    find(text: string, limit: number): Place[] {
      // The last word may be typed in part, and each may be in another case.
      const words = splitWords(text).map((word) => [transliterate(word), ...listPrefixes(word)])
      const startsAny = (terms: readonly string[], prefixes: readonly string[]) =>
        terms.some((term) => prefixes.some((prefix) => term.startsWith(prefix)))
      const found: Place[] = []
      for (const { place, ownTerms, cityTerms } of indexedPlaces) {
        if (words.length === 0 || found.length === limit) break
        const isNamed = words.every(
          (word) => startsAny(ownTerms, word) || startsAny(cityTerms, word),
        )
        // A city name alone should not suggest streets and districts of the city.
        if (isNamed && words.some((word) => startsAny(ownTerms, word))) found.push(place)
      }
      return found
    },
  }
}
