import { inLatinLetters } from '#domain/search/latin-letters.ts'
import { termsOf, wordsOf } from '#domain/search/words.ts'
import type { PlaceName } from './place-names.ts'

/** Finds places by the beginnings of their words. */
export interface PlaceIndex {
  /** At most `most` places that have a word for each word typed, those seen most often first. */
  readonly matching: (text: string, most: number) => PlaceName[]
}

interface Entry {
  readonly place: PlaceName
  readonly terms: readonly string[]
}

/** Cities come before districts, districts before streets. */
const RANK: Record<PlaceName['kind'], number> = { city: 0, district: 1, street: 2 }

/**
 * An index of places.
 *
 * @param spellings what else a city is called
 */
export function createPlaceIndex(
  places: readonly PlaceName[],
  spellings: (city: string) => readonly string[],
): PlaceIndex {
  const entries: Entry[] = places
    .map((place) => {
      const { kind, name, city } = place
      const names = kind === 'city' ? [name, ...spellings(city)] : [name, city, ...spellings(city)]
      return { place, terms: termsOf(names.join(' ')) }
    })
    .sort((a, b) => RANK[a.place.kind] - RANK[b.place.kind] || b.place.seen - a.place.seen)
  return {
    matching(text, most) {
      const typed = wordsOf(text).map(inLatinLetters)
      const found: PlaceName[] = []
      for (const { place, terms } of entries) {
        if (typed.length === 0 || found.length === most) break
        // A place of a city is not what someone looks for who typed the city alone.
        const own = place.kind === 'city' ? terms : termsOf(place.name)
        const starts = (all: readonly string[], word: string) =>
          all.some((term) => term.startsWith(word))
        if (!typed.every((word) => starts(terms, word))) continue
        if (typed.some((word) => starts(own, word))) found.push(place)
      }
      return found
    },
  }
}
