import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { ROOM_OPTIONS } from '#domain/catalog/listing/rooms.ts'
import { FACT_FILTERS, mapFactFilters } from '#domain/catalog/search/fact-filters.ts'
import { type ParsedFilters, PRICE_PER_SQUARE_OPTIONS } from '#domain/catalog/search/filters.ts'
import { getLongitudeScale, type SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import { toTerms } from '#domain/catalog/search/text/words.ts'
import { findOrInstallPostgres } from '#scripts/test/postgres.ts'
import { startPostgres } from '#scripts/test/postgres-server.ts'
import type { findListings } from '#search/query/find-listings.ts'
import { generateListings } from '#test/catalog/generate-listings.ts'
import { toIndexedListing } from './generated-index.ts'
import type { ListSearch } from './sample-searches.ts'

const SETTINGS = ['shared_buffers=4GB', 'work_mem=64MB', 'random_page_cost=1.1', 'jit=off']
const BATCH = 5_000

/** PostgreSQL with the same homes. */
export interface PostgresSearch extends AsyncDisposable {
  readonly find: (search: ListSearch) => Promise<ReturnType<typeof findListings>>
}

export async function openPostgresSearch(count: number): Promise<PostgresSearch> {
  const programs = findOrInstallPostgres()
  if (programs === null) throw new Error('There is no PostgreSQL on this machine.')
  const server = await startPostgres(programs, SETTINGS)
  const pool = new pg.Pool({ connectionString: server.url, max: 1 })
  // The server may stop before the connection is closed.
  pool.on('error', () => {})
  const [before = '', after = ''] = readFileSync(
    join(import.meta.dirname, 'homes-table.sql'),
    'utf8',
  ).split('-- Here the homes are copied in.')
  await pool.query(before)
  let rows: object[] = []
  const insert = () =>
    pool.query('insert into homes select * from json_populate_recordset(null::homes, $1)', [
      JSON.stringify(rows),
    ])
  for (const listing of generateListings(count)) {
    const {
      facts,
      pricePerSquare: ppm2,
      priceDrop,
      publishedAt,
      text,
      ...home
    } = toIndexedListing(listing)
    const renovation = facts.renovation === 'true'
    const terms = [...new Set(toTerms(text))]
    rows.push({
      ...home,
      ppm2,
      price_drop: priceDrop,
      renovation,
      published_at: publishedAt,
      terms,
    })
    if (rows.length < BATCH) continue
    await insert()
    rows = []
  }
  await insert()
  // One query with several statements is one transaction, in which VACUUM is not allowed.
  for (const statement of after.split(';')) await pool.query(statement)

  return {
    async find({ criteria, window: { offset, limit } }) {
      const conditions = [...createConditions(criteria), ...createFacetConditions(criteria)]
      const page = await pool.query<{ key: number; id: number }>(
        `select (${createSortKey(criteria)})::float8 as key, id from homes
         where ${conditions.join(' and ')} order by 1, 2 limit ${limit} offset ${offset}`,
      )
      const groups = await pool.query<{
        rooms: number
        step: number
        renovation: boolean
        n: number
        reduced_n: number
      }>(
        `select least(rooms, ${ROOM_OPTIONS.length}) as rooms, ${PRICE_STEP} as step, renovation, count(*)::int as n, (count(*) filter (where price_drop > 0))::int as reduced_n
         from homes where ${createConditions(criteria).join(' and ')} group by 1, 2, 3`,
      )
      const found = groups.rows.map(({ step, ...group }) => ({
        ...group,
        pricePerSquare: Number(PRICE_PER_SQUARE_OPTIONS[step] ?? Number.POSITIVE_INFINITY),
      }))
      const count = (asked: Partial<ParsedFilters>) => {
        const filters = { ...criteria.filters, ...asked }
        return found.reduce((sum, one) => (passesFacets(filters, one) ? sum + one.n : sum), 0)
      }
      return {
        ids: page.rows.map(({ id }) => id),
        nextCursor: page.rows.at(-1) ?? null,
        total: count({}),
        facets: {
          reduced: found.reduce(
            (sum, one) => (passesFacets(criteria.filters, one) ? sum + one.reduced_n : sum),
            0,
          ),
          rooms: ROOM_OPTIONS.map((option) => count({ rooms: [option] })),
          pricePerSquare: PRICE_PER_SQUARE_OPTIONS.map((max) =>
            count({ pricePerSquareMax: Number(max) }),
          ),
          facts: mapFactFilters((fact) => [
            ...FACT_FILTERS[fact].values.map((value) =>
              fact === 'renovation' ? count({ facts: { renovation: value as 'true' } }) : 0,
            ),
            fact === 'renovation' ? 0 : count({}),
          ]),
        },
      }
    },
    async [Symbol.asyncDispose]() {
      await pool.end()
      await server.stop()
    },
  }
}

const PRICE_STEP = `case ${PRICE_PER_SQUARE_OPTIONS.map(
  (max, step) => `when ppm2 <= ${max} then ${step}`,
).join(' ')} else ${PRICE_PER_SQUARE_OPTIONS.length} end`

interface Group {
  readonly rooms: number
  readonly pricePerSquare: number
  readonly renovation: boolean
}

const passesFacets = (filters: ParsedFilters, group: Group): boolean =>
  (filters.rooms.length === 0 ||
    filters.rooms.some((option) => Number.parseInt(option, 10) === group.rooms)) &&
  group.pricePerSquare <= filters.pricePerSquareMax &&
  (filters.facts.renovation === undefined || filters.facts.renovation === String(group.renovation))

/**
 * SQL conditions with literal values, for which the database plans best. The benchmark chooses the values, so
 * nothing can be injected.
 */
function createConditions({ type, filters, city, box, words }: SearchCriteria): string[] {
  const bound = (column: string, sign: string, value: number) =>
    Number.isFinite(value) ? [`${column} ${sign} ${value}`] : []
  return [
    `type = '${type}'`,
    ...(city === null ? [] : [`city = '${city.replaceAll("'", "''")}'`]),
    ...bound('price', '>=', filters.priceMin),
    ...bound('price', '<=', filters.priceMax),
    ...(filters.isReduced ? ['price_drop > 0'] : []),
    ...bound('area', '>=', filters.areaMin),
    ...bound('area', '<=', filters.areaMax),
    ...(box === null
      ? []
      : [`lat between ${box.south} and ${box.north}`, `lng between ${box.west} and ${box.east}`]),
    ...words.map(({ term, isWhole, others = [] }) =>
      isWhole
        ? `terms @> array['${term}']`
        : `exists (select from unnest(terms) term where ${[
            term,
            ...others.flatMap(({ terms }) => terms),
          ]
            .map((prefix) => `starts_with(term, '${prefix}')`)
            .join(' or ')})`,
    ),
  ]
}

function createFacetConditions({ filters }: SearchCriteria): string[] {
  const rooms = filters.rooms.map((option) => Number.parseInt(option, 10))
  return [
    ...(rooms.length > 0 ? [`least(rooms, ${ROOM_OPTIONS.length}) in (${rooms.join(', ')})`] : []),
    ...(filters.facts.renovation ? [`renovation = ${filters.facts.renovation}`] : []),
    ...(Number.isFinite(filters.pricePerSquareMax) ? [`ppm2 <= ${filters.pricePerSquareMax}`] : []),
  ]
}

function createSortKey({ sort, near }: SearchCriteria): string {
  switch (sort) {
    case 'price-up':
      return 'price'
    case 'price-down':
      return '-price'
    case 'price-drop':
      return '-price_drop'
    case 'area':
      return '-area'
    case 'price-per-square':
      return 'ppm2'
    case 'newest':
      return '-published_at'
    case 'nearest': {
      if (near === null) return '-published_at'
      const north = `(lat - ${near.lat})`
      const east = `((lng - ${near.lng}) * ${getLongitudeScale(near.lat)})`
      return `${north} * ${north} + ${east} * ${east}`
    }
  }
}
