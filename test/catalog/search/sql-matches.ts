import type pg from 'pg'
import { ROOM_OPTIONS } from '#domain/catalog/listing/rooms.ts'
import { type ParsedFilters, PRICE_PER_SQUARE_OPTIONS } from '#domain/catalog/search/filters.ts'
import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import type { Facets } from '#domain/catalog/search/search-results.ts'
import { toTerms } from '#domain/catalog/search/text/words.ts'
import {
  baseConditions,
  createParameters,
  facetConditions,
  type Parameters,
  sortExpression,
} from '#server/catalog/search/searcher/queries.ts'
import type { DatedListing } from './reference-search.ts'
import { getSearchedText } from './searched-text.ts'

/** Creates the table of words that `findIdsBySql` searches; `saveTerms` fills it. */
export async function createTermsTable(pool: pg.Pool): Promise<void> {
  await pool.query('create table terms (type text, id integer, term text collate "C")')
  await pool.query('create index on terms (type, id)')
}

/** Replaces the words of these listings. */
export async function saveTerms(pool: pg.Pool, listings: readonly DatedListing[]): Promise<void> {
  for (const { listing } of listings) {
    const terms = [...new Set(toTerms(getSearchedText(listing)))]
    await pool.query('delete from terms where type = $1 and id = $2', [listing.type, listing.id])
    await pool.query('insert into terms select $1, $2, unnest($3::text[])', [
      listing.type,
      listing.id,
      terms,
    ])
  }
}

const wordConditions = ({ words }: SearchCriteria, { add }: Parameters) =>
  words.map(
    ({ term, isWhole, isExcluded }) => `${isExcluded ? 'not ' : ''}exists (select from terms
      where terms.type = listings.type and terms.id = listings.id
        and ${isWhole ? `term = ${add(term)}` : `starts_with(term, ${add(term)})`})`,
  )

function toWhereClause(criteria: SearchCriteria, into: Parameters): string {
  return [
    ...baseConditions(criteria, into),
    ...facetConditions(criteria, into),
    ...wordConditions(criteria, into),
  ].join(' and ')
}

/** The ids of all matches of each search, in order. All searches run in one statement, which halves the time. */
export async function findIdsBySql(
  pool: pg.Pool,
  searches: readonly SearchCriteria[],
): Promise<number[][]> {
  const into = createParameters()
  const lists = searches.map((criteria) => {
    const where = toWhereClause(criteria, into)
    const order = `${sortExpression(criteria, into)}, id`
    return `array(select id from listings where ${where} order by ${order})`
  })
  const { rows } = await pool.query<number[][]>({
    text: `select ${lists.join(', ')}`,
    values: into.values,
    rowMode: 'array',
  })
  return rows[0] ?? []
}

/** Counts each option by its own subquery, in one statement. */
export async function countFacetsBySql(pool: pg.Pool, criteria: SearchCriteria): Promise<Facets> {
  const into = createParameters()
  const count = (changes: Partial<ParsedFilters>, condition = 'true') => {
    const changed = { ...criteria, filters: { ...criteria.filters, ...changes } }
    return `(select count(*)::integer from listings where ${toWhereClause(changed, into)} and ${condition})`
  }
  const choices = [
    ...ROOM_OPTIONS.map((option) => count({ rooms: [option] })),
    ...[true, false].map((isRenovation) => count({ isRenovation, includesUnstated: false })),
    count({ isRenovation: undefined }, 'renovation is null'),
    ...PRICE_PER_SQUARE_OPTIONS.map((max) => count({ pricePerSquareMax: Number(max) })),
  ]
  const { rows } = await pool.query({
    text: `select ${choices.join(', ')}`,
    values: into.values,
    rowMode: 'array',
  })
  const counts = rows[0] as unknown as number[]
  const rooms = ROOM_OPTIONS.length
  return {
    rooms: counts.slice(0, rooms),
    renovation: counts.slice(rooms, rooms + 3),
    pricePerSquare: counts.slice(rooms + 3),
  }
}
