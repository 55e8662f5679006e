import { termsOf } from '#domain/search/words.ts'

/** Which listings of a segment have which term: terms in order of their code units, and their places. */
export interface Terms {
  /** The code units of all terms, one after the other. */
  readonly letters: Uint16Array
  /** Where each term begins in `letters`, and where the last one ends. */
  readonly starts: Uint32Array
  /** The places of the listings that have a term, term after term. */
  readonly places: Uint16Array
  /** Where the places of each term begin, and where those of the last one end. */
  readonly placeStarts: Uint32Array
}

const shared16 = (length: number) => new Uint16Array(new SharedArrayBuffer(2 * length))
const shared32 = (length: number) => new Uint32Array(new SharedArrayBuffer(4 * length))

/** The terms of these texts; text `i` belongs to the listing at place `i`. */
export function termsIn(texts: readonly string[]): Terms {
  const placesOf = new Map<string, number[]>()
  function placesOfTerm(term: string): number[] {
    const known = placesOf.get(term)
    if (known !== undefined) return known
    const places: number[] = []
    placesOf.set(term, places)
    return places
  }

  // No word goes on after a space, and most of what stands between two is written time and again:
  // it is taken apart once.
  const between = new Map<string, number[][]>()
  texts.forEach((text, place) => {
    for (const part of text.split(' ')) {
      let lists = between.get(part)
      if (lists === undefined) {
        lists = termsOf(part).map(placesOfTerm)
        between.set(part, lists)
      }
      for (const places of lists) if (places.at(-1) !== place) places.push(place)
    }
  })
  return termsOfPlaces(placesOf)
}

/** The same, of terms and the places of the listings that have them, in order. */
export function termsOfPlaces(placesOf: ReadonlyMap<string, readonly number[]>): Terms {
  // Without a locale: by code units, as the search below compares them.
  const words = [...placesOf.keys()].sort()
  const letters = shared16(words.reduce((sum, word) => sum + word.length, 0))
  const starts = shared32(words.length + 1)
  const placeStarts = shared32(words.length + 1)
  const places = shared16([...placesOf.values()].reduce((sum, { length }) => sum + length, 0))
  words.forEach((word, index) => {
    const start = starts[index] as number
    for (let letter = 0; letter < word.length; letter += 1) {
      letters[start + letter] = word.charCodeAt(letter)
    }
    starts[index + 1] = start + word.length
    const found = placesOf.get(word) as readonly number[]
    places.set(found, placeStarts[index] as number)
    placeStarts[index + 1] = (placeStarts[index] as number) + found.length
  })
  return { letters, starts, places, placeStarts }
}

/** The term at a place among them all. */
export function termAt({ letters, starts }: Terms, index: number): string {
  return String.fromCharCode(...letters.subarray(starts[index], starts[index + 1]))
}

/** Below 0 if term `index` comes before every term that begins with `stem`, 0 if it is one of them. */
function compare({ letters, starts }: Terms, index: number, stem: string): number {
  const start = starts[index] as number
  const length = (starts[index + 1] as number) - start
  for (let letter = 0; letter < stem.length; letter += 1) {
    if (letter >= length) return -1
    const difference = (letters[start + letter] as number) - stem.charCodeAt(letter)
    if (difference !== 0) return difference
  }
  return 0
}

/** The first term for which `isPast` holds; it holds for all after one for which it does. */
function firstTerm(terms: Terms, isPast: (index: number) => boolean): number {
  let low = 0
  let high = terms.starts.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isPast(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Sets a bit in `into` for each listing that has a term which begins with `stem`. */
export function markStem(terms: Terms, stem: string, into: Uint32Array): void {
  const first = firstTerm(terms, (index) => compare(terms, index, stem) >= 0)
  const past = firstTerm(terms, (index) => compare(terms, index, stem) > 0)
  const end = terms.placeStarts[past] as number
  for (let at = terms.placeStarts[first] as number; at < end; at += 1) {
    const place = terms.places[at] as number
    into[place >> 5] = (into[place >> 5] as number) | (1 << (place & 31))
  }
}
