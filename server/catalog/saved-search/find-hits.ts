import { LRUCache } from 'lru-cache'
import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import { isTold, type Scope } from '#domain/catalog/saved-search/event.ts'
import { matchChange } from '#domain/catalog/saved-search/match-change.ts'
import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import { parseSearchQuery, type SearchQueryWithType } from '#domain/catalog/search/search-query.ts'
import type { ListingChange } from '#server/catalog/history/commands.ts'
import { toSearchCriteria } from '#server/catalog/listing/to-search-criteria.ts'
import { toSeenState } from './seen-state.ts'
import type { SearchHitRow } from './tables.ts'

/** A change as searches of one type see it. */
export type SeenChange = ReturnType<typeof toSeenChanges>[number]

/** A home of another type is gone for searches of the one and new for those of the other. */
export function toSeenChanges(change: ListingChange) {
  const [before, after] = [toSeenState(change.before), toSeenState(change.after)]
  /** Whether the home was offered before. */
  const wasListed = change.before !== null && change.before.deleted_at !== null
  const seen = { change, wasListed }
  const types = new Set([before, after].flatMap((state) => state?.listing.type ?? []))
  return [...types].map((type) => ({
    ...seen,
    type,
    before: before?.listing.type === type ? before : null,
    after: after?.listing.type === type ? after : null,
  }))
}

/** A search that a change may concern. */
export interface Candidate {
  readonly search: number
  readonly scope: Scope
}

/** A change with all searches of one query that are told it. */
export interface NewHits extends Omit<SearchHitRow, 'search' | 'alert'> {
  readonly searches: readonly number[]
}

/** Searches that many people save are parsed once. */
const MAX_PARSED = 100_000

/** Parses saved queries, with bounds in the current exchange rates. */
export function createCriteriaReader(rates: () => DisplayRates) {
  const parsed = new LRUCache<string, SearchCriteria>({ max: MAX_PARSED })
  return (query: string): SearchCriteria => {
    const key = `${rates().date} ${query}`
    const known = parsed.get(key)
    if (known !== undefined) return known
    const typed = parseSearchQuery(new URLSearchParams(query)).query as SearchQueryWithType
    const { criteria } = toSearchCriteria(typed, rates())
    parsed.set(key, criteria)
    return criteria
  }
}

/** The hits of a change among searches with one query; `null` for none. */
export function findHits(
  { change, type, before, after, wasListed }: SeenChange,
  criteria: SearchCriteria,
  candidates: readonly Candidate[],
): NewHits | null {
  const event = matchChange(
    before?.seeAs(criteria) ?? null,
    after?.seeAs(criteria) ?? null,
    wasListed,
  )
  const shown = after ?? before
  if (event === null || shown === null) return null
  const told = candidates.filter(({ scope }) => isTold(scope, event))
  if (told.length === 0) return null
  const isOneCurrency = before === null || before.price.currency === shown.price.currency
  return {
    searches: told.map(({ search }) => search),
    seq: change.seq,
    event,
    type,
    id: change.id,
    at: change.at,
    wasAmount: before && (isOneCurrency ? before.price.amount : before.price.dollars),
    amount: after && (isOneCurrency ? after.price.amount : after.price.dollars),
    currency: isOneCurrency ? shown.price.currency : 'USD',
  }
}
