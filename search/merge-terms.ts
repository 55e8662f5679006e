import { type Terms, termAt, termsOfPlaces } from './terms.ts'

/** The terms of a segment, and the places of those of its listings that stay. */
export interface TermSource {
  readonly terms: Terms
  readonly places: readonly number[]
}

/**
 * The terms of segments that become one.
 *
 * @param order where each listing of the new segment comes from: a number among all places that
 *   stay, source after source
 */
export function mergeTerms(sources: readonly TermSource[], order: Uint32Array): Terms {
  const newPlaces = new Uint16Array(order.length)
  order.forEach((old, place) => {
    newPlaces[old] = place
  })
  const placesOf = new Map<string, number[]>()
  let before = 0
  for (const { terms, places } of sources) {
    const placeOf = new Map(places.map((place, index) => [place, newPlaces[before + index]]))
    before += places.length
    for (let index = 0; index < terms.starts.length - 1; index += 1) {
      const found: number[] = []
      for (const place of placesOfTerm(terms, index)) {
        const moved = placeOf.get(place)
        if (moved !== undefined) found.push(moved)
      }
      if (found.length === 0) continue
      const word = termAt(terms, index)
      placesOf.set(word, [...(placesOf.get(word) ?? []), ...found])
    }
  }
  for (const places of placesOf.values()) places.sort((a, b) => a - b)
  return termsOfPlaces(placesOf)
}

const placesOfTerm = ({ places, placeStarts }: Terms, index: number) =>
  places.subarray(placeStarts[index], placeStarts[index + 1])
