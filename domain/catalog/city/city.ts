import type { GeoPoint } from '#domain/catalog/listing/approximate-point.ts'
import { transliterate } from '#domain/catalog/search/text/transliterate.ts'
import { splitWords } from '#domain/catalog/search/text/words.ts'
import { getDistanceKm } from './distance.ts'

export interface City {
  /** Stored with listings, so it never changes. */
  readonly id: string
  /** The name in the catalog: "Kyiv". */
  readonly name: string
  /** Other names: "Київ", "Kiev", and the forms that follow "in". */
  readonly spellings: readonly string[]
  /** The center, in degrees. */
  readonly lat: number
  readonly lng: number
}

const MAX_NAME_WORDS = 3
/** Farther from a center there are suburbs and other towns. */
const MAX_KM_WITHIN_CITY = 10
const STOP_WORDS = new Set(
  (
    'у в на біля та і м місто місті г город городе in at near and city ' +
    'з із зі до від для по при за над під поруч поряд поблизу коло недалеко во и с со от к ко рядом возле около'
  ).split(' '),
)
export const isStopWord = (word: string) => STOP_WORDS.has(word)
/** The city in "Героїв Дніпра" is a part of a name. */
const NAME_STARTS = new Set('героїв героев heroiv захисників защитников zakhysnykiv'.split(' '))

/** Names are compared word by word, in Latin letters. */
export function createGazetteer(cities: readonly City[]) {
  const toKey = (words: readonly string[]) => words.map(transliterate).join(' ')
  const citiesByKey = new Map<string, City>()
  for (const city of cities) {
    for (const name of [city.name, ...city.spellings])
      citiesByKey.set(toKey(splitWords(name)), city)
  }

  /** Accepts any spelling; `null` for an unknown city. */
  const findCity = (name: string): City | null => citiesByKey.get(toKey(splitWords(name))) ?? null

  /** The first city that a text names, and its other words without stop words. */
  function parse(text: string) {
    const words = splitWords(text).filter((word) => !isStopWord(word))
    for (let from = 0; from < words.length; from += 1) {
      for (let length = MAX_NAME_WORDS; length > 0; length -= 1) {
        if (from + length > words.length || NAME_STARTS.has(words[from - 1] ?? '')) continue
        const city = citiesByKey.get(toKey(words.slice(from, from + length)))
        if (city) return { city, words: [...words.slice(0, from), ...words.slice(from + length)] }
      }
    }
    return { city: null, words }
  }

  /** The city that a point is in, as far as its distance from the center shows; `null` if there is none. */
  function findCityAt(point: GeoPoint): City | null {
    const near = cities
      .map((city) => ({ city, km: getDistanceKm(point, city) }))
      .filter(({ km }) => km <= MAX_KM_WITHIN_CITY)
    return near.toSorted((a, b) => a.km - b.km)[0]?.city ?? null
  }

  return { findCity, parse, findCityAt }
}
