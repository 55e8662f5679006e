import { isNull, sql } from 'drizzle-orm'
import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import { findAlertTime } from '#domain/catalog/saved-search/alert-due.ts'
import { toCountedRooms } from '#search/query/matches.ts'
import { type ListingChange, readChanges } from '#server/catalog/history/commands.ts'
import type { Queryable, Transaction } from '#server/platform/db/open.ts'
import {
  type Candidate,
  createCriteriaReader,
  findHits,
  type NewHits,
  type SeenChange,
  toSeenChanges,
} from './find-hits.ts'
import { savedSearches } from './tables.ts'

/** The name of the reader of `listing_events`. */
export const READER = 'saved searches'

/** Changes that are read at once. */
const BATCH = 500

interface FollowTools {
  readonly db: Queryable
  readonly rates: () => DisplayRates
}

/**
 * Notes for every saved search what each change of a home means to it. A change is read and noted in one transaction,
 * and nothing is kept in memory in between, so that neither a restart nor a second process loses or repeats any.
 */
export function createChangeFollower({ db, rates }: FollowTools) {
  const readCriteria = createCriteriaReader(rates)

  async function handle(
    transaction: Transaction,
    changes: readonly ListingChange[],
    now: Date,
  ): Promise<void> {
    const seen = changes.flatMap(toSeenChanges)
    const hits: NewHits[] = []
    for (const { at, query, candidates } of await selectCandidates(transaction, seen)) {
      const change = seen[at]
      if (change === undefined) continue
      const found = findHits(change, readCriteria(query), candidates)
      if (found !== null) hits.push(found)
    }
    if (hits.length > 0) await noteHits(transaction, hits, now)
  }

  return {
    /** @returns how many changes were read; 0 at the end, or while another process reads */
    readNext: (now: Date, limit = BATCH): Promise<number> =>
      readChanges(db, { reader: READER, limit }, (transaction, changes) =>
        handle(transaction, changes, now),
      ),
  }
}

interface CandidateRow extends Record<string, unknown> {
  /** The index of the change. */
  readonly at: number
  readonly query: string
  readonly candidates: readonly Candidate[]
}

/** Searches whose type, city, rooms and price fit the home before or after a change, by their queries. */
async function selectCandidates(
  transaction: Transaction,
  seen: readonly SeenChange[],
): Promise<readonly CandidateRow[]> {
  if (seen.length === 0) return []
  // One row for each city, because PostgreSQL joins by equal cities several times faster than by lists of them.
  const homes = seen.flatMap(({ type, before, after }, at) => {
    const states = [before, after].flatMap((state) => state?.listing ?? [])
    const prices = states.map(({ price }) => price)
    return [...new Set(['', ...states.map(({ city }) => city)])].map((city) => ({
      at,
      type,
      city,
      rooms: [...new Set(states.map(({ rooms }) => toCountedRooms(rooms)))],
      low: Math.min(...prices),
      high: Math.max(...prices),
    }))
  })
  const { rows } = await transaction.execute<CandidateRow>(sql`
    select home.at, search.query,
      json_agg(json_build_object('search', search.id, 'scope', search.scope)) as candidates
    from jsonb_to_recordset(${JSON.stringify(homes)}::jsonb)
      as home (at integer, type text, city text, rooms integer[], low float8, high float8)
    join saved_searches search on search.type = home.type and search.city = home.city
    where (search.price_min is null or search.price_min <= home.high)
      and (search.price_max is null or search.price_max >= home.low)
      and (search.rooms = '{}' or search.rooms && home.rooms)
      and search.confirmed_at is not null
    group by home.at, search.query`)
  return rows
}

/**
 * Stores hits of searches that are still there, and plans their alerts. The rows of the searches are locked first: an
 * alert that is sent meanwhile either has these hits or leaves them to the next one.
 */
async function noteHits(
  transaction: Transaction,
  hits: readonly NewHits[],
  now: Date,
): Promise<void> {
  const ids = [...new Set(hits.flatMap(({ searches }) => searches))].sort((a, b) => a - b)
  const { id, frequency, quietFrom, quietUntil, lastAlertAt, dueAt } = savedSearches
  const locked = transaction.$with('locked').as(
    transaction
      .select({ id, frequency, quietFrom, quietUntil, lastAlertAt, dueAt })
      .from(savedSearches)
      .where(sql`${id} = any(${sql.param(ids)}::bigint[])`)
      .orderBy(id)
      .for('update'),
  )
  const idle = await transaction.with(locked).select().from(locked).where(isNull(locked.dueAt))
  await transaction.execute(sql`
    insert into search_hits (search, seq, event, type, id, at, was_amount, amount, currency)
    select saved_searches.id, seq, event, hit.type, hit.id, at, "wasAmount", amount, currency
    from jsonb_to_recordset(${JSON.stringify(hits)}::jsonb) as hit (
      searches bigint[], seq bigint, event text, type text, id integer, at timestamptz,
      "wasAmount" bigint, amount bigint, currency text
    ) cross join unnest(hit.searches) as search
    join saved_searches on saved_searches.id = search`)
  const plans = idle.map(({ id, frequency, quietFrom, quietUntil, lastAlertAt }) => {
    const quiet = { from: quietFrom, until: quietUntil }
    return { id, at: findAlertTime({ frequency, quiet, lastAlertAt }, now) }
  })
  await transaction.execute(sql`
    update saved_searches set due_at = plan.at
    from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as plan (id bigint, at timestamptz)
    where saved_searches.id = plan.id`)
}
