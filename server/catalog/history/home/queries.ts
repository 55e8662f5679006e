import { sql } from 'drizzle-orm'
import { type ListingRecord, RECORDED_COLUMNS } from '#domain/catalog/history/timeline.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Queryable } from '#server/platform/db/open.ts'

interface FoundRecord extends Record<string, unknown> {
  readonly asked: number
  readonly id: number
  readonly publishedAt: number
  readonly current: ListingRecord['current']
  readonly events: ListingRecord['events'] | null
}

/**
 * What is known of homes, by the ids of the asked listings: all listings of the same home by the same owner or feed.
 * One statement for any number of them.
 *
 * @param more columns to read besides `RECORDED_COLUMNS`; the values of all others stay in the database
 */
export async function readHomes(
  db: Queryable,
  type: EstateType,
  ids: readonly number[],
  more: readonly string[] = [],
): Promise<Map<number, ListingRecord[]>> {
  const columns = sql`${sql.param([...RECORDED_COLUMNS, ...more])}::text[]`
  const { rows } = await db.execute<FoundRecord>(sql`
    select asked.id as asked, listings.id,
      (extract(epoch from listings.published_at) * 1000)::float8 as "publishedAt",
      (
        select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(listings)) where key = any(${columns})
      ) as current,
      (
        select jsonb_agg(
          jsonb_build_object('at', (extract(epoch from at) * 1000)::float8, 'was', coalesce((
            select jsonb_object_agg(key, case when key = any(${columns}) then value end) from jsonb_each(was)
          ), was)) order by seq
        )
        from listing_events where (type, id) = (listings.type, listings.id)
      ) as events
    from listings asked
    join listings on listings.type = asked.type
      and (listings.id = coalesce(asked.home, asked.id) or listings.home = coalesce(asked.home, asked.id))
      and listings.owner is not distinct from asked.owner
      and listings.feed is not distinct from asked.feed
    where asked.type = ${type} and asked.id = any(${sql.param([...ids])}::integer[])`)
  const homes = new Map<number, ListingRecord[]>()
  for (const { asked, events, ...record } of rows) {
    const known = homes.get(asked) ?? []
    homes.set(asked, [...known, { ...record, events: events ?? [] }])
  }
  return homes
}
