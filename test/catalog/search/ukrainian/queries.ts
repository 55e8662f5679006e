import { AMOUNTS, MIXED, ROOMS } from './filter-queries.ts'
import type { MeantQuery, QueryGroup } from './meaning.ts'
import { APOSTROPHES, PLACES, STREETS } from './place-queries.ts'
import { WORD_FORMS } from './word-queries.ts'

/** What people type in Ukrainian and Russian, by what is hard about it. */
export const MEANT_QUERIES: Readonly<Record<QueryGroup, readonly MeantQuery[]>> = {
  places: PLACES,
  streets: STREETS,
  apostrophes: APOSTROPHES,
  'word forms': WORD_FORMS,
  amounts: AMOUNTS,
  rooms: ROOMS,
  mixed: MIXED,
}
