import { DatabaseError, type Pool, type PoolClient } from 'pg'
import type { FeedListing } from '#domain/feed/parse-record.ts'
import type { Batch } from './batch.ts'
import { arrayLiteral } from './upsert/array-literal.ts'
import { momentText, parametersOf } from './upsert/batch-columns.ts'
import { ADD_NEW, type Recognized, STATEMENTS } from './upsert/commands.ts'

/** What became of the homes of a batch; the others are as they were. */
export interface BatchCounts {
  readonly added: number
  readonly changed: number
  readonly withdrawn: number
}

/** Ids of ours from here up do not move the counter: one odd id must not use up all numbers. */
const LAST_COUNTED_ID = 1_000_000_000

const UNIQUE_VIOLATION = '23505'

/** A batch with the parameters of its statements, which take a while to make. */
export interface ReadyBatch extends Batch {
  readonly feed: string
  readonly parameters: Readonly<Record<Recognized, string[]>>
}

/** @param feed the name under which the feed's keys are kept */
export function readyBatch(batch: Batch, feed: string): ReadyBatch {
  const parameters = {
    'by feed': parametersOf(batch.homes.values(), feed),
    'by id': parametersOf(batch.own.values(), feed),
  }
  return { ...batch, feed, parameters }
}

/**
 * Writes a batch, in one transaction of well under a second for a thousand homes. What does not
 * change is not written.
 *
 * @param known whether the catalog may have homes of the batch already, under another type too
 */
export async function writeBatch(
  pool: Pool,
  batch: ReadyBatch,
  known: boolean,
): Promise<BatchCounts> {
  const { homes, own, over, parameters } = batch
  if (own.size === 0 && over.size === 0 && !known && (await addNew(pool, parameters['by feed'])))
    return { added: homes.size, changed: 0, withdrawn: 0 }
  const client = await pool.connect()
  try {
    await client.query('begin')
    const withdrawn = await withdraw(client, batch)
    const imported = await write(client, 'by feed', parameters)
    const exported = await write(client, 'by id', parameters)
    if (own.size > 0) await raiseCounter(client, largestId(own.values()))
    await client.query('commit')
    client.release()
    return {
      added: imported.added + exported.added,
      changed: imported.changed + exported.changed,
      withdrawn,
    }
  } catch (error) {
    // The connection is closed, which gives up the transaction too.
    client.release(true)
    throw error
  }
}

/** A statement is a transaction of its own. @returns `false` when nothing was added */
async function addNew(pool: Pool, parameters: string[]): Promise<boolean> {
  try {
    await pool.query(ADD_NEW, parameters)
    return true
  } catch (error) {
    if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION) return false
    throw error
  }
}

async function write(db: PoolClient, recognized: Recognized, parameters: ReadyBatch['parameters']) {
  const written = { added: 0, changed: 0, unchanged: 0 }
  if (parameters[recognized][0] === '{}') return written
  const { rows } = await db.query<{ done: keyof typeof written }>(
    STATEMENTS[recognized],
    parameters[recognized],
  )
  for (const { done } of rows) written[done] += 1
  return written
}

/**
 * Withdraws what the feed no longer offers, and homes that it now offers under the other type: the
 * type is part of a home's address, so those become new homes, and followers learn that the old one
 * is gone.
 *
 * @returns how many homes the feed has withdrawn
 */
async function withdraw(client: PoolClient, { homes, over, feed }: ReadyBatch): Promise<number> {
  const given = [
    ...Array.from(over, ([key, modifiedAt]) => ({ key, type: null, modifiedAt })),
    ...Array.from(homes, ([key, { listing, modifiedAt }]) => ({
      key,
      type: listing.type,
      modifiedAt,
    })),
  ]
  if (given.length === 0) return 0
  const { rows } = await client.query<{ moved: boolean }>(WITHDRAW, [
    arrayLiteral(given, ({ key }) => key),
    arrayLiteral(given, ({ type }) => type),
    arrayLiteral(given, ({ modifiedAt }) => momentText(modifiedAt)),
    feed,
  ])
  return rows.filter(({ moved }) => !moved).length
}

const WITHDRAW = `
update listings set
  deleted_at = coalesce(listings.deleted_at, date_trunc('milliseconds', statement_timestamp())),
  updated_at = date_trunc('milliseconds', statement_timestamp()),
  feed_key = case when given.type is null then listings.feed_key end,
  feed_modified_at = coalesce(given.modified_at, listings.feed_modified_at)
from unnest($1::text[], $2::text[], $3::timestamptz(3)[]) as given(feed_key, type, modified_at)
cross join lateral (
  select type, id, deleted_at, feed_modified_at from listings
  where feed = $4 and feed_key = given.feed_key limit 1
) old
where (given.type <> old.type or (given.type is null and old.deleted_at is null))
  and not coalesce(given.modified_at < old.feed_modified_at, false)
  and (listings.type, listings.id) = (old.type, old.id)
returning given.type is not null as moved`

/**
 * Homes that are imported from now on get ids above all that are taken.
 *
 * @param largest of the ids that were just taken; without it those of the whole catalog are read
 */
export async function raiseCounter(db: Pool | PoolClient, largest?: number): Promise<void> {
  const taken =
    largest === undefined
      ? `(select greatest(
           (select max(id) from listings where type = 'sale' and id < $1),
           (select max(id) from listings where type = 'rent' and id < $1)))`
      : '$1::integer'
  await db.query(
    `select setval('listing_id', taken.id)
     from (select ${taken} as id) taken, listing_id
     where taken.id >= listing_id.last_value`,
    [largest ?? LAST_COUNTED_ID],
  )
}

function largestId(homes: Iterable<FeedListing>): number {
  let largest = 0
  for (const { listing } of homes)
    if (listing.id > largest && listing.id < LAST_COUNTED_ID) largest = listing.id
  return largest
}

/** Lets PostgreSQL count again what the table holds, by which it plans queries. */
export async function analyzeListings(pool: Pool): Promise<void> {
  await pool.query('analyze listings')
}
