import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import type { Facets } from '#domain/catalog/search/search-results.ts'
import { BLOCK_SIZE, type BlockStats } from '#search/segment/block-stats.ts'
import { FACET_CODE_COUNT } from '#search/segment/facet-code.ts'
import { type LiveSegment, liveCount } from '#search/segment/live-segment.ts'
import { countFacets, getMatchingCodes } from './facets.ts'
import { matchesWholeBlock, scanBlocks, selectMatchingRows } from './scan-blocks.ts'
import { filterCodes } from './select-rows.ts'
import { getSortOrder } from './sort-order.ts'
import { type Cursor, createTopK } from './top-k.ts'

export interface FoundListings {
  /** The ids of the page, in `sortOrder`. */
  readonly ids: readonly number[]
  /** Points after the last id of the page; `null` when the page is empty. */
  readonly nextCursor: Cursor | null
  /** All matches, not only those of the page. */
  readonly total: number
  readonly facets: Facets
}

export interface PageWindow {
  /** `offset` counts from here. The position stays the same while listings before it are added and removed. */
  readonly after?: Cursor | null
  readonly offset: number
  readonly limit: number
}

const rows = new Uint16Array(BLOCK_SIZE)
const keys = new Float64Array(BLOCK_SIZE)

/**
 * Finds a page of matches and counts all of them, in one pass. Agrees with
 * `test/catalog/search/reference-search.ts`. Equal keys are ordered by id.
 */
export function findListings(
  segments: readonly LiveSegment[],
  criteria: SearchCriteria,
  { after = null, offset, limit }: PageWindow,
): FoundListings {
  const liveRows = segments.reduce((sum, live) => sum + liveCount(live), 0)
  const topK = createTopK(Math.min(offset + limit, liveRows), after)
  const sortOrder = getSortOrder(criteria)
  const allowed = getMatchingCodes(criteria.filters)
  const counts = new Uint32Array(FACET_CODE_COUNT)
  scanBlocks(segments, criteria, (candidates) => {
    const { segment, block } = candidates
    const { columns, blocks } = segment
    const wholeBlock = matchesWholeBlock(candidates)
    if (wholeBlock) addBlockCounts(blocks, block, counts)
    const isTooLate = sortOrder.lowestKey(blocks, block) > topK.maxKey()
    if (wholeBlock && isTooLate) return
    const matched = selectMatchingRows(candidates, criteria, rows)
    if (!wholeBlock) countCodes(columns.facets, matched, counts)
    if (isTooLate) return
    const count = filterCodes(rows, matched, columns.facets, allowed)
    sortOrder.readKeys(columns, rows, count, keys)
    topK.offer(keys, columns.id, rows, count)
  })
  const total = counts.reduce((sum, count, code) => sum + count * (allowed[code] as number), 0)
  const listings = topK.getSorted(offset)
  return {
    ids: listings.map(({ id }) => id),
    nextCursor: listings.at(-1) ?? null,
    total,
    facets: countFacets(counts, criteria.filters),
  }
}

function countCodes(codes: Uint8Array, count: number, into: Uint32Array): void {
  for (let index = 0; index < count; index += 1) {
    const code = codes[rows[index] as number] as number
    into[code] = (into[code] as number) + 1
  }
}

function addBlockCounts({ facetCounts }: BlockStats, block: number, into: Uint32Array): void {
  for (let code = 0; code < FACET_CODE_COUNT; code += 1) {
    into[code] = (into[code] as number) + (facetCounts[block * FACET_CODE_COUNT + code] as number)
  }
}
