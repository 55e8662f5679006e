import { DatabaseError, type Pool, type PoolClient } from 'pg'
import type { FeedListing } from '#domain/feeds/parse-record.ts'
import type { Batch } from './batch.ts'
import { toDate, toParameters } from './upsert/batch-columns.ts'
import { INSERT_NEW, type MatchBy, UPSERTS } from './upsert/commands.ts'

/** Larger ids do not raise the sequence: one odd id must not use up all numbers. */
const MAX_SEQUENCE_ID = 1_000_000_000

const UNIQUE_VIOLATION = '23505'

/**
 * Writes a batch in one transaction, well under a second for a thousand listings. Unchanged listings
 * are not written.
 *
 * @param feed the name that the feed's keys are stored under
 * @param known whether listings of the batch may exist already, under either type
 */
export async function writeBatch(pool: Pool, batch: Batch, feed: string, known: boolean) {
  const { listings, ownListings, withdrawals } = batch
  const isNew = !known && ownListings.size === 0 && withdrawals.size === 0
  if (isNew && (await insertNew(pool, toParameters(listings.values(), feed))))
    return { added: listings.size, changed: 0, withdrawn: 0 }
  const client = await pool.connect()
  try {
    await client.query('begin')
    const withdrawn = await withdraw(client, batch, feed)
    const imported = await upsert(client, 'by feed', listings, feed)
    const exported = await upsert(client, 'by id', ownListings, feed)
    if (ownListings.size > 0) await raiseIdSequence(client, getLargestId(ownListings.values()))
    await client.query('commit')
    client.release()
    return {
      added: imported.added + exported.added,
      changed: imported.changed + exported.changed,
      withdrawn,
    }
  } catch (error) {
    // Closing the connection rolls the transaction back.
    client.release(true)
    throw error
  }
}

/** @returns `false` when one existed already and nothing was added */
async function insertNew(pool: Pool, parameters: unknown[][]): Promise<boolean> {
  try {
    await pool.query(INSERT_NEW, parameters)
    return true
  } catch (error) {
    if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION) return false
    throw error
  }
}

async function upsert(
  db: PoolClient,
  matchBy: MatchBy,
  listings: ReadonlyMap<string, FeedListing>,
  feed: string,
) {
  const written = { added: 0, changed: 0, unchanged: 0 }
  if (listings.size === 0) return written
  const { rows } = await db.query<{ done: keyof typeof written }>(
    UPSERTS[matchBy],
    toParameters(listings.values(), feed),
  )
  for (const { done } of rows) written[done] += 1
  return written
}

/**
 * Withdraws what the feed no longer offers, and listings that changed their type: the type is part of
 * a listing's URL, so they become new listings, and index followers must delete the old ones.
 *
 * @returns how many listings the feed withdrew
 */
async function withdraw(
  client: PoolClient,
  { listings, withdrawals }: Batch,
  feed: string,
): Promise<number> {
  const given = [
    ...Array.from(withdrawals, ([key, modifiedAt]) => ({ key, type: null, modifiedAt })),
    ...Array.from(listings, ([key, { listing, modifiedAt }]) => ({
      key,
      type: listing.type,
      modifiedAt,
    })),
  ]
  if (given.length === 0) return 0
  const { rows } = await client.query<{ moved: boolean }>(WITHDRAW, [
    given.map(({ key }) => key),
    given.map(({ type }) => type),
    given.map(({ modifiedAt }) => toDate(modifiedAt)),
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
 * Imported listings get ids above all existing ones.
 *
 * @param largest the largest id just written; by default the whole catalog is read
 */
export async function raiseIdSequence(db: Pool | PoolClient, largest?: number): Promise<void> {
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
    [largest ?? MAX_SEQUENCE_ID],
  )
}

function getLargestId(feedListings: Iterable<FeedListing>): number {
  let largest = 0
  for (const { listing } of feedListings)
    if (listing.id > largest && listing.id < MAX_SEQUENCE_ID) largest = listing.id
  return largest
}

/** Records a complete import of a feed, which confirms the listings that are offered. */
export async function markFeedComplete(pool: Pool, feed: string): Promise<void> {
  await pool.query(
    `insert into feeds (name, completed_at) values ($1, statement_timestamp())
     on conflict (name) do update set completed_at = excluded.completed_at`,
    [feed],
  )
}

/** Updates the statistics that PostgreSQL plans queries by. */
export async function analyzeListings(pool: Pool): Promise<void> {
  await pool.query('analyze listings')
}
