import { ROOM_OPTIONS } from '#domain/listing/rooms.ts'
import { type Filters, PRICE_PER_SQUARE_OPTIONS } from '#domain/search/filters.ts'
import { answers, type PublishedHome, type Question, sortKey } from '#domain/search/question.ts'
import type { Facets } from '#domain/search/results.ts'

/** The answers by the rules of the domain alone: every home asked, then sorted. */
export function expectedAnswers(homes: readonly PublishedHome[], question: Question) {
  return homes
    .filter(({ home }) => answers(home, question))
    .map((entry) => ({ ...entry, key: sortKey(entry, question) }))
    .toSorted((a, b) => a.key - b.key || a.home.id - b.home.id)
}

/** The facets by the rules of the domain alone: each choice asked by itself. */
export function expectedFacets(homes: readonly PublishedHome[], question: Question): Facets {
  const count = (criteria: Partial<Question['criteria']>) =>
    expectedAnswers(homes, { ...question, criteria: { ...question.criteria, ...criteria } }).length
  return {
    rooms: ROOM_OPTIONS.map((option) => count({ rooms: [option] as Filters['rooms'] })),
    renovation: [true, false].map((isRenovation) => count({ isRenovation })),
    pricePerSquare: PRICE_PER_SQUARE_OPTIONS.map((most) =>
      count({ pricePerSquareMax: Number(most) }),
    ),
  }
}
