import type { Question } from '#domain/search/question.ts'
import type { Facets } from '#domain/search/results.ts'
import { BLOCK, type Blocks } from './blocks.ts'
import { FACET_CODES } from './facet-code.ts'
import { allowedCodes, facetsOf } from './facets.ts'
import { type Cursor, keepFirst } from './first.ts'
import { keepAllowed } from './keep.ts'
import { type LiveSegment, liveCount } from './live-segment.ts'
import { orderBy } from './order.ts'
import { isWhole, matching, scan } from './scan.ts'

/** Some answers to a question: their ids in order, how many there are in all, and the facets. */
export interface Found {
  readonly ids: readonly number[]
  /** The place after the last of them; `null` when there are none. */
  readonly end: Cursor | null
  readonly total: number
  readonly facets: Facets
}

/**
 * Which of the answers: those from place `offset` on, at most `limit`. Counted from `after` on where
 * that is given, which stays the same place while listings before it come and go.
 */
export interface Window {
  readonly after?: Cursor | null
  readonly offset: number
  readonly limit: number
}

const places = new Uint16Array(BLOCK)
const keys = new Float64Array(BLOCK)

/**
 * Finds some of the answers, and counts all of them, in one pass. Agrees with `answers` and
 * `sortKey` of the domain; of equal keys the lowest id comes first.
 */
export function find(
  segments: readonly LiveSegment[],
  question: Question,
  { after = null, offset, limit }: Window,
): Found {
  const all = segments.reduce((sum, live) => sum + liveCount(live), 0)
  const first = keepFirst(Math.min(offset + limit, all), after)
  const order = orderBy(question)
  const allowed = allowedCodes(question.criteria)
  const counts = new Uint32Array(FACET_CODES)
  scan(segments, question, (candidates) => {
    const { segment, block } = candidates
    const { columns, blocks } = segment
    const whole = isWhole(candidates)
    if (whole) addBlock(blocks, block, counts)
    const comesLate = order.lowest(blocks, block) > first.lastKey()
    if (whole && comesLate) return
    const met = matching(candidates, question, places)
    if (!whole) countCodes(columns.facets, met, counts)
    if (comesLate) return
    const count = keepAllowed(places, met, columns.facets, allowed)
    order.read(columns, places, count, keys)
    first.offer(keys, columns.id, places, count)
  })
  const total = counts.reduce((sum, count, code) => sum + count * (allowed[code] as number), 0)
  const listings = first.listings(offset)
  return {
    ids: listings.map(({ id }) => id),
    end: listings.at(-1) ?? null,
    total,
    facets: facetsOf(counts, question.criteria),
  }
}

function countCodes(codes: Uint8Array, count: number, into: Uint32Array): void {
  for (let index = 0; index < count; index += 1) {
    const code = codes[places[index] as number] as number
    into[code] = (into[code] as number) + 1
  }
}

function addBlock({ codes }: Blocks, block: number, into: Uint32Array): void {
  for (let code = 0; code < FACET_CODES; code += 1) {
    into[code] = (into[code] as number) + (codes[block * FACET_CODES + code] as number)
  }
}
