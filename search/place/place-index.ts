import { transliterate } from '#domain/catalog/search/text/transliterate.ts'
import { splitWords, toTerms } from '#domain/catalog/search/text/words.ts'
import type { Place } from './place-collector.ts'

export interface PlaceIndex {
  /** Places that have a word beginning with each word of `text`: cities first, then by count. */
  readonly find: (text: string, limit: number) => Place[]
}

interface IndexedPlace {
  readonly place: Place
  readonly terms: readonly string[]
}

const RANK: Record<Place['kind'], number> = {
  city: 0,
  district: 1,
  metro: 2,
  complex: 3,
  street: 4,
}

/** @param getSpellings other names of a city */
export function createPlaceIndex(
  places: readonly Place[],
  getSpellings: (city: string) => readonly string[],
): PlaceIndex {
  const indexedPlaces: IndexedPlace[] = places
    .map((place) => {
      const { kind, name, city } = place
      const names =
        kind === 'city' ? [name, ...getSpellings(city)] : [name, city, ...getSpellings(city)]
      return { place, terms: toTerms(names.join(' ')) }
    })
    .sort((a, b) => RANK[a.place.kind] - RANK[b.place.kind] || b.place.count - a.place.count)
  return {
    find(text, limit) {
      const words = splitWords(text).map(transliterate)
      const found: Place[] = []
      for (const { place, terms } of indexedPlaces) {
        if (words.length === 0 || found.length === limit) break
        // A city name alone should not suggest streets and districts of the city.
        const ownTerms = place.kind === 'city' ? terms : toTerms(place.name)
        const startsAny = (candidates: readonly string[], word: string) =>
          candidates.some((term) => term.startsWith(word))
        if (!words.every((word) => startsAny(terms, word))) continue
        if (words.some((word) => startsAny(ownTerms, word))) found.push(place)
      }
      return found
    },
  }
}
