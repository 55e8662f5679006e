import { sql } from 'drizzle-orm'
import { COMPARED_MS, getPriceChange } from '#domain/catalog/history/price-change.ts'
import { isRowVisible } from '#domain/catalog/history/recorded-row.ts'
import {
  findRelistedHome,
  looksTheSame,
  type OfferedHome,
} from '#domain/catalog/history/same-home.ts'
import { createTimeline } from '#domain/catalog/history/timeline.ts'
import { ESTATE_TYPES, type EstateType } from '#domain/catalog/listing/estate-type.ts'
import { type ListingChange, readChanges, startReading } from '#server/catalog/history/commands.ts'
import { IS_VISIBLE } from '#server/catalog/listing/visible.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { readHomes } from './queries.ts'

const isVisible = sql.raw(IS_VISIBLE)

const READER = 'homes'
/** Changes and listings at once, which takes tens of milliseconds. */
const BATCH_SIZE = 200

export const startRememberingHomes = (db: Queryable) => startReading(db, READER)

/**
 * Finds out which listings put a home up again, and whose price fell.
 *
 * @returns how many changes it read; 0 at the end
 */
export async function rememberHomes(db: Queryable, now: Date): Promise<number> {
  const read = await readChanges(
    db,
    { reader: READER, limit: BATCH_SIZE },
    async (transaction, changes) => {
      const moved = changes.filter(
        ({ before, after }) => isRowVisible(before) !== isRowVisible(after),
      )
      for (const type of ESTATE_TYPES) {
        await linkHomes(transaction, type, listIds(moved, type), now)
        await updatePriceDrops(transaction, type, listIds(changes, type), now)
      }
    },
  )
  if (read === 0) await forgetOldDrops(db, now)
  return read
}

const listIds = (changes: readonly ListingChange[], type: EstateType) => [
  ...new Set(changes.filter((change) => change.type === type).map(({ id }) => id)),
]

type Neighbor = OfferedHome & { readonly near: number } & Record<string, unknown>

/** Sets `home` of listings that show a home again, whichever of the two changes comes first. */
async function linkHomes(
  db: Queryable,
  type: EstateType,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await db.execute<Neighbor>(sql`
    select changed.id as near, listings.id, listings.home, listings.city, listings.street, listings.building,
      listings.rooms, listings.floor, listings.area,
      (extract(epoch from coalesce(
        (select min(at) from listing_events where (type, id) = (listings.type, listings.id) and was is null),
        listings.published_at
      )) * 1000)::float8 as since,
      (extract(epoch from listings.deleted_at) * 1000)::float8 as until
    from listings changed
    join listings on (listings.type, listings.city, listings.building, listings.rooms)
        = (changed.type, changed.city, changed.building, changed.rooms)
      and listings.owner is not distinct from changed.owner and listings.feed is not distinct from changed.feed
    where changed.type = ${type} and changed.id = any(${sql.param([...ids])}::integer[])
      and (changed.owner is not null or changed.feed is not null) and listings.status = 'published'
    order by since, listings.id`)
  const homes = new Map<number, number>()
  for (const neighbors of Map.groupBy(rows, ({ near }) => near).values()) {
    const changed = neighbors.find(({ id, near }) => id === near)
    for (const one of neighbors) {
      if (!changed || one.home !== null || !looksTheSame(one, changed)) continue
      const home = findRelistedHome(
        one,
        neighbors.map((other) => ({ ...other, home: homes.get(other.id) ?? other.home })),
      )
      if (home !== null) homes.set(one.id, home)
    }
  }
  const found = [...homes].map(([id, home]) => ({ id, home }))
  await db.execute(sql`
    update listings set home = found.home, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found(id integer, home integer)
    where listings.type = ${type} and listings.id = found.id`)
}

/** Compares the prices of all visible listings of these homes. */
async function updatePriceDrops(
  db: Queryable,
  type: EstateType,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  const { rows: shown } = await db.execute<{ id: number }>(sql`
    with first as (
      select coalesce(home, id) as id from listings where type = ${type} and id = any(${sql.param([...ids])}::integer[])
    )
    select id from listings where type = ${type} and id in (select id from first) and ${isVisible}
    union
    select id from listings where type = ${type} and home in (select id from first) and ${isVisible}`)
  const homes = await readHomes(
    db,
    type,
    shown.map(({ id }) => id),
  )
  const drops = [...homes].map(([id, records]) => {
    const change = getPriceChange(createTimeline(records), now.getTime())
    const isDrop = change !== null && change.percent < 0
    return { id, drop: isDrop ? -change.percent : null, since: isDrop ? toIso(change.since) : null }
  })
  await db.execute(sql`
    update listings set price_drop = found.drop, price_drop_since = found.since, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(drops)}::jsonb) as found(id integer, drop integer, since timestamptz(3))
    where listings.type = ${type} and listings.id = found.id
      and (price_drop, price_drop_since) is distinct from (found.drop, found.since)`)
  // Nothing leads from other homes to one whose owner deleted it.
  await db.execute(sql`
    update listings set home = null
    where type = ${type} and id = any(${sql.param([...ids])}::integer[])
      and home is not null and owner is null and feed is null`)
}

const toIso = (ms: number) => new Date(ms).toISOString()

/** A price of more than a year ago is not compared with. */
async function forgetOldDrops(db: Queryable, now: Date): Promise<void> {
  const { rows } = await db.execute<{ type: EstateType; id: number }>(sql`
    select type, id from listings
    where price_drop_since <= ${new Date(now.getTime() - COMPARED_MS)} and ${isVisible} limit ${BATCH_SIZE}`)
  for (const type of ESTATE_TYPES) {
    const ids = rows.filter((row) => row.type === type).map(({ id }) => id)
    await updatePriceDrops(db, type, ids, now)
  }
}
