import { getTableColumns } from 'drizzle-orm'
import { listings } from '#server/catalog/tables.ts'
import { BATCH_COLUMNS, type BatchColumn, CONTENT_COLUMNS } from './batch-columns.ts'

const table = getTableColumns(listings)

const getColumnName = (column: BatchColumn) => table[column].name
const listColumns = (columns: readonly BatchColumn[], prefix = '') =>
  columns.map((column) => `${prefix}${getColumnName(column)}`).join(', ')

/** The batch as rows: `unnest` of one array for each column. */
const ROWS = `unnest(${BATCH_COLUMNS.map((column, at) => `$${at + 1}::${table[column].getSQLType()}[]`)})
    as given(${listColumns(BATCH_COLUMNS)})`

const NOW = "date_trunc('milliseconds', statement_timestamp())"

/** A verification applies to one person only. */
const VERIFIED_COLUMNS = ['verified_what', 'verified_by', 'verified_on', 'verified_until']
const IS_SAME_PERSON =
  '(listings.realtor_name, listings.realtor_phone) is not distinct from (excluded.realtor_name, excluded.realtor_phone)'

/** How a listing of the catalog is found. */
export type MatchBy = 'by feed' | 'by id'

/**
 * Inserts new listings and updates those that differ, unless the catalog has a newer version from
 * the feed. Restoring by id does not count as an update of its feed. A change of `feed_modified_at`
 * alone leaves `updated_at`, so that index followers skip it.
 *
 * Each listing is looked up by itself (`limit 1`): with a join, PostgreSQL reads the whole feed for
 * every batch while the table has no statistics, as during a first import.
 */
function createUpsert(matchBy: MatchBy): string {
  const byFeed = matchBy === 'by feed'
  const match = byFeed
    ? 'feed = given.feed and feed_key = given.feed_key'
    : 'type = given.type and id = given.id'
  const compared = ['type', ...CONTENT_COLUMNS] as const
  const written = ['feed', 'feedKey', 'feedModifiedAt', 'publishedAt', ...compared] as const
  return `
with given as (select * from ${ROWS})
insert into listings (id, ${listColumns(written)}, updated_at, imported_at)
select
  ${byFeed ? "coalesce(old.id, nextval('listing_id'))" : 'given.id'},
  ${byFeed ? 'given.feed, given.feed_key' : 'coalesce(source.feed, old.feed), coalesce(source.feed_key, old.feed_key)'},
  coalesce(given.feed_modified_at, old.feed_modified_at),
  coalesce(given.published_at, old.published_at, date_trunc('seconds', statement_timestamp())),
  ${listColumns(compared, 'given.')},
  case when differs then ${NOW} else old.updated_at end,
  ${byFeed ? NOW : 'old.imported_at'}
from given
left join lateral (select * from listings where ${match} limit 1) old on true
${byFeed ? '' : FREE_SOURCE}
cross join lateral (
  select old.id is null or old.deleted_at is not null
    or coalesce(given.published_at <> old.published_at, false)
    or (${listColumns(compared, 'old.')}) is distinct from (${listColumns(compared, 'given.')}) as differs
) compared
where (differs or ${byFeed ? '' : 'source.feed_key is distinct from old.feed_key or '}given.feed_modified_at is distinct from old.feed_modified_at)
  and not coalesce(given.feed_modified_at < old.feed_modified_at, false)
on conflict (${byFeed ? 'feed, feed_key' : 'type, id'}) do update set
  ${written.map((column) => `${getColumnName(column)} = excluded.${getColumnName(column)}`).join(', ')},
  realtor_verified = listings.realtor_verified and ${IS_SAME_PERSON},
  ${VERIFIED_COLUMNS.map((column) => `${column} = case when ${IS_SAME_PERSON} then listings.${column} end`).join(', ')},
  updated_at = excluded.updated_at, imported_at = excluded.imported_at, deleted_at = null
returning case when xmax = 0 then 'added' when updated_at = ${NOW} then 'changed' else 'unchanged' end as done`
}

/** The source of an exported listing, unless another listing has it. */
const FREE_SOURCE = `left join lateral (
  select given.feed, given.feed_key where not exists (
    select from listings other
    where other.feed = given.feed and other.feed_key = given.feed_key
      and (other.type, other.id) <> (given.type, given.id)
  )
) source on true`

export const UPSERTS: Readonly<Record<MatchBy, string>> = {
  'by feed': createUpsert('by feed'),
  'by id': createUpsert('by id'),
}

const NEW_VALUES: Partial<Record<BatchColumn, string>> = {
  id: "nextval('listing_id')",
  publishedAt: "coalesce(published_at, date_trunc('seconds', statement_timestamp()))",
}

/**
 * Twice as fast, for listings that the catalog does not have. If it has one after all, nothing is
 * added (unique_violation).
 */
export const INSERT_NEW = `
insert into listings (${listColumns(BATCH_COLUMNS)}, updated_at, imported_at)
select ${BATCH_COLUMNS.map((column) => NEW_VALUES[column] ?? getColumnName(column)).join(', ')}, ${NOW}, ${NOW}
from ${ROWS}`
