import { getTableColumns } from 'drizzle-orm'
import { listings } from '#server/db/schema/listings.ts'
import { DECIDED, GIVEN, type GivenColumn } from './batch-columns.ts'

const table = getTableColumns(listings)

const nameOf = (column: GivenColumn) => table[column].name
const list = (columns: readonly GivenColumn[], prefix = '') =>
  columns.map((column) => `${prefix}${nameOf(column)}`).join(', ')

/** The batch as rows: `unnest` of one array for each column. */
const ROWS = `unnest(${GIVEN.map((column, at) => `$${at + 1}::${table[column].getSQLType()}[]`)})
    as given(${list(GIVEN)})`

/** The moment of the statement, to the millisecond. */
const NOW = "date_trunc('milliseconds', statement_timestamp())"

/** By what a home of the catalog is recognized. */
export type Recognized = 'by feed' | 'by id'

/**
 * One statement for a batch. New homes are added, those that differ are changed, others and those
 * that the catalog has newer from the feed are left alone, and a moment of the feed that alone
 * differs is kept without those who follow changes seeing it.
 *
 * It looks each home up for itself (`limit 1`): asked to join, PostgreSQL reads the whole feed for
 * every batch as long as it has no statistics of the table, which is so during a first import.
 */
function batchStatement(recognized: Recognized): string {
  const byFeed = recognized === 'by feed'
  const match = byFeed
    ? 'feed = given.feed and feed_key = given.feed_key'
    : 'type = given.type and id = given.id'
  const compared = ['type', ...DECIDED] as const
  const written = ['feed', 'feedKey', 'feedModifiedAt', 'publishedAt', ...compared] as const
  return `
with given as (select * from ${ROWS})
insert into listings (id, ${list(written)}, updated_at)
select
  ${byFeed ? "coalesce(old.id, nextval('listing_id'))" : 'given.id'},
  ${byFeed ? 'given.feed, given.feed_key' : 'coalesce(source.feed, old.feed), coalesce(source.feed_key, old.feed_key)'},
  coalesce(given.feed_modified_at, old.feed_modified_at),
  coalesce(given.published_at, old.published_at, date_trunc('seconds', statement_timestamp())),
  ${list(compared, 'given.')},
  case when differs then ${NOW} else old.updated_at end
from given
left join lateral (select * from listings where ${match} limit 1) old on true
${byFeed ? '' : FREE_SOURCE}
cross join lateral (
  select old.id is null or old.deleted_at is not null
    or coalesce(given.published_at <> old.published_at, false)
    or (${list(compared, 'old.')}) is distinct from (${list(compared, 'given.')}) as differs
) compared
where (differs or ${byFeed ? '' : 'source.feed_key is distinct from old.feed_key or '}given.feed_modified_at is distinct from old.feed_modified_at)
  and not coalesce(given.feed_modified_at < old.feed_modified_at, false)
on conflict (${byFeed ? 'feed, feed_key' : 'type, id'}) do update set
  ${written.map((column) => `${nameOf(column)} = excluded.${nameOf(column)}`).join(', ')},
  realtor_verified = listings.realtor_verified
    and (listings.realtor_name, listings.realtor_phone) = (excluded.realtor_name, excluded.realtor_phone),
  updated_at = excluded.updated_at, deleted_at = null
returning case when xmax = 0 then 'added' when updated_at = ${NOW} then 'changed' else 'unchanged' end as done`
}

/** The feed that an exported home came from, unless the catalog has another home of it. */
const FREE_SOURCE = `left join lateral (
  select given.feed, given.feed_key where not exists (
    select from listings other
    where other.feed = given.feed and other.feed_key = given.feed_key
      and (other.type, other.id) <> (given.type, given.id)
  )
) source on true`

export const STATEMENTS: Readonly<Record<Recognized, string>> = {
  'by feed': batchStatement('by feed'),
  'by id': batchStatement('by id'),
}

const NEW_VALUES: Partial<Record<GivenColumn, string>> = {
  id: "nextval('listing_id')",
  publishedAt: "coalesce(published_at, date_trunc('seconds', statement_timestamp()))",
}

/**
 * Adds homes of which the catalog has none, in half the time. When it has one after all, nothing
 * is added (unique_violation).
 */
export const ADD_NEW = `
insert into listings (${list(GIVEN)}, updated_at)
select ${GIVEN.map((column) => NEW_VALUES[column] ?? nameOf(column)).join(', ')}, ${NOW}
from ${ROWS}`
