import { eq, sql } from 'drizzle-orm'
import { type RowState, rewind, type SeenChange } from '#domain/catalog/history/rewind.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Queryable, Transaction } from '#server/platform/db/open.ts'
import { eventCursors } from './tables.ts'

/** Columns with what an owner wrote or showed, and with the place of the home. */
const OWN_COLUMNS = [
  ...['description', 'description_en', 'description_uk', 'images'],
  ...['address', 'district', 'street', 'building', 'metro', 'complex', 'lat', 'lng'],
]

/** Removes from the history of listings what their owner wrote; prices and dates stay. */
export async function forgetWords(
  transaction: Transaction,
  keys: readonly { readonly type: EstateType; readonly id: number }[],
): Promise<void> {
  const { types, ids } = { types: keys.map(({ type }) => type), ids: keys.map(({ id }) => id) }
  await transaction.execute(sql`
    update listing_events set was = was - ${sql.param(OWN_COLUMNS)}::text[]
    from unnest(${sql.param(types)}::text[], ${sql.param(ids)}::integer[]) as key (type, id)
    where listing_events.type = key.type and listing_events.id = key.id`)
}

interface ListingEvent {
  readonly seq: number
  readonly type: EstateType
  readonly id: number
  readonly at: Date
  readonly was: RowState | null
}

/** A change of a listing, with its row before and after. */
export type ListingChange = SeenChange<ListingEvent>

/** How long a reader waits for open transactions, which hold the numbers of their events. */
const MAX_WAIT_MS = 2_000
/** SQLSTATE. */
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * The number up to which every event is committed; `null` if transactions that write listings were open all the time.
 *
 * Numbers are given out before they are committed. The lock is granted once all who hold a number have ended, and
 * is given back at once.
 */
async function findHorizon(db: Queryable): Promise<number | null> {
  try {
    return await db.transaction(async (transaction) => {
      await transaction.execute(sql.raw(`set local lock_timeout = ${MAX_WAIT_MS}`))
      await transaction.execute(sql`lock table listing_events in share mode`)
      const { rows } = await transaction.execute<{ seq: string }>(
        sql`select coalesce(max(seq), 0) as seq from listing_events`,
      )
      return Number(rows[0]?.seq)
    })
  } catch (error) {
    if (isLockTimeout(error)) return null
    throw error
  }
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  ('code' in error ? error.code === LOCK_NOT_AVAILABLE : isLockTimeout(error.cause))

/** Whether anything is committed that the reader has not read. Without news, nobody has to be waited for. */
async function hasNews(db: Queryable, reader: string): Promise<boolean> {
  const { rows } = await db.execute<{ hasNews: boolean }>(sql`
    select (select max(seq) from listing_events) > seq as "hasNews" from event_cursors where reader = ${reader}`)
  return rows[0]?.hasNews ?? false
}

/** Where a new reader begins. */
export async function startReading(db: Queryable, reader: string): Promise<void> {
  await db.execute(sql`
    insert into event_cursors (reader, seq)
    select ${reader}, coalesce(max(seq), 0) from listing_events
    on conflict (reader) do nothing`)
}

/**
 * Hands the next changes of listings to a reader, each once: what `handle` writes and that the changes are read is
 * committed together. Of several processes, one reads at a time.
 *
 * @param limit the most changes at once
 * @param handle gets changes in the order in which they happened to each listing
 * @returns how many there were; 0 at the end, or while another process reads
 */
export async function readChanges(
  db: Queryable,
  { reader, limit }: { readonly reader: string; readonly limit: number },
  handle: (transaction: Transaction, changes: readonly ListingChange[]) => Promise<void>,
): Promise<number> {
  if (!(await hasNews(db, reader))) return 0
  const horizon = await findHorizon(db)
  if (horizon === null) return 0
  return db.transaction(async (transaction) => {
    const [cursor] = await transaction
      .select()
      .from(eventCursors)
      .where(eq(eventCursors.reader, reader))
      .for('update', { skipLocked: true })
    if (cursor === undefined || cursor.seq >= horizon) return 0
    const changes = await selectChanges(transaction, { after: cursor.seq, horizon, limit })
    const last = changes.at(-1)?.seq ?? horizon
    await handle(transaction, changes)
    await transaction.update(eventCursors).set({ seq: last }).where(eq(eventCursors.reader, reader))
    return changes.length
  })
}

/** Rows and their later events are read by one statement, so that they agree. */
async function selectChanges(
  transaction: Transaction,
  { after, horizon, limit }: { after: number; horizon: number; limit: number },
): Promise<ListingChange[]> {
  const { rows } = await transaction.execute<{
    current: RowState
    events: (Omit<ListingEvent, 'at' | 'type' | 'id'> & { at: string })[]
    type: EstateType
    id: number
    last: string
  }>(sql`
    with next as (
      select seq, type, id from listing_events
      where seq > ${after} and seq <= ${horizon} order by seq limit ${limit}
    )
    select listings.type, listings.id, to_jsonb(listings) as current, (select max(seq) from next) as last,
      (
        select jsonb_agg(jsonb_build_object('seq', seq, 'at', at, 'was', was) order by seq)
        from listing_events where (type, id) = (listings.type, listings.id) and seq > ${after}
      ) as events
    from listings where (type, id) in (select type, id from next)`)
  return rows
    .flatMap(({ current, events, type, id, last }) =>
      rewind(current, events)
        .filter(({ seq }) => seq <= Number(last))
        .map((change) => ({ ...change, type, id, at: new Date(change.at) })),
    )
    .sort((a, b) => a.seq - b.seq)
}
