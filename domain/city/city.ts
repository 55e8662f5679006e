import { transliterate } from '#domain/search/transliterate.ts'
import { splitWords } from '#domain/search/words.ts'

/** A city that people name in more than one way. */
export interface City {
  /** Its name here, as the catalogue writes it: "Kyiv". */
  readonly name: string
  /** What else it is called: "Київ", "Kiev", and the forms that follow "in". */
  readonly spellings: readonly string[]
  /** Its middle, in degrees. */
  readonly lat: number
  readonly lng: number
}

/** A text that someone searches for, read: the city that it names and its other words. */
export interface ParsedSearchText {
  readonly city: City | null
  readonly words: readonly string[]
}

/** Reads cities out of texts. */
export interface Gazetteer {
  /** The city that a name stands for, in any spelling; `null` for one that is not known. */
  readonly findCity: (name: string) => City | null
  /** The first city that a text names, and the words around it that tell of a home. */
  readonly parse: (text: string) => ParsedSearchText
}

const MAX_NAME_WORDS = 3
/** Words that tie others together and tell nothing of a home. */
const STOP_WORDS = new Set(['у', 'в', 'на', 'біля', 'та', 'і', 'in', 'at', 'near', 'and'])

/** A gazetteer of these cities. Names are compared by their words, in Latin letters. */
export function createGazetteer(cities: readonly City[]): Gazetteer {
  const toKey = (words: readonly string[]) => words.map(transliterate).join(' ')
  const citiesByKey = new Map<string, City>()
  for (const city of cities) {
    for (const name of [city.name, ...city.spellings])
      citiesByKey.set(toKey(splitWords(name)), city)
  }

  function parse(text: string): ParsedSearchText {
    const words = splitWords(text).filter((word) => !STOP_WORDS.has(word))
    for (let from = 0; from < words.length; from += 1) {
      for (let length = MAX_NAME_WORDS; length > 0; length -= 1) {
        if (from + length > words.length) continue
        const city = citiesByKey.get(toKey(words.slice(from, from + length)))
        if (city) return { city, words: [...words.slice(0, from), ...words.slice(from + length)] }
      }
    }
    return { city: null, words }
  }

  return { findCity: (name) => citiesByKey.get(toKey(splitWords(name))) ?? null, parse: parse }
}
