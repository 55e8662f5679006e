import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { BoundingBox } from '#domain/catalog/search/bounding-box.ts'
import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import { findOrInstallPostgres } from '#scripts/test/postgres.ts'
import { startPostgres } from '#scripts/test/postgres-server.ts'
import { createConditions, FACET_EXPRESSIONS, getSortColumns, getSortKey } from './conditions.ts'
import { toMortonCode } from './listing-columns.ts'
import type { PageResult, SearchEngine } from './search-engine.ts'

const SETTINGS = [
  'shared_buffers=4GB',
  'work_mem=32MB',
  'random_page_cost=1.1',
  'jit=off',
  'max_parallel_workers_per_gather=2',
]
/** Totals above are reported as "more than 10,000". */
const MAX_COUNTED = 10_000
const MAX_TILES = 24

/** Ranges of Morton codes that cover a box, with tiles of one size. */
function findMortonRanges({ south, west, north, east }: BoundingBox): {
  low: number[]
  high: number[]
} {
  for (let level = 20; ; level -= 1) {
    const size = 4 ** (20 - level)
    const degrees = 360 / 2 ** level
    const tiles = new Set<number>()
    for (let lng = west; ; lng = Math.min(east, lng + degrees)) {
      for (let lat = south; ; lat = Math.min(north, lat + degrees / 2)) {
        tiles.add(Math.floor(toMortonCode(lat, lng) / size))
        if (tiles.size > MAX_TILES || lat === north) break
      }
      if (tiles.size > MAX_TILES || lng === east) break
    }
    if (tiles.size > MAX_TILES) continue
    const sorted = [...tiles].sort((a, b) => a - b)
    return {
      low: sorted.map((tile) => tile * size),
      high: sorted.map((tile) => (tile + 1) * size - 1),
    }
  }
}

const createWordConditions = ({ words }: SearchCriteria): string[] =>
  words.length === 0
    ? []
    : [
        `tsv @@ to_tsquery('simple', '${words.map(({ term, isWhole }) => (isWhole ? term : `${term}:*`)).join(' & ')}')`,
      ]

/** The table, or its rows in the Morton ranges of the box. */
function toFromClause(criteria: SearchCriteria, where: readonly string[]): string {
  const { box, type } = criteria
  if (box === null) return `homes where ${where.join(' and ')}`
  const { low, high } = findMortonRanges(box)
  return `unnest('{${low}}'::bigint[], '{${high}}'::bigint[]) r(low, high) cross join lateral (
    select * from homes where z between r.low and r.high and type = '${type}' offset 0
  ) homes where ${where.join(' and ')}`
}

const createAllConditions = (
  criteria: SearchCriteria,
  leftOut: Parameters<typeof createConditions>[1] = null,
) => [...createConditions(criteria, leftOut), ...createWordConditions(criteria)]

/**
 * PostgreSQL with covering indexes. `to_tsvector('simple')` does not transliterate, so its results for
 * Ukrainian words differ, but the work is the same.
 */
export async function openPostgresEngine(csv: string): Promise<SearchEngine> {
  const programs = findOrInstallPostgres()
  if (programs === null) throw new Error('There is no PostgreSQL on this machine.')
  const server = await startPostgres(programs, SETTINGS)
  const pool = new pg.Pool({ connectionString: server.url, max: 1 })
  // The server may stop before the connection is closed.
  pool.on('error', () => {})
  const [before = '', after = ''] = readFileSync(
    join(import.meta.dirname, 'postgres-baseline.sql'),
    'utf8',
  ).split('-- Here the homes are copied in.')
  await pool.query(before)
  await pool.query(`copy homes from '${csv}' with (format csv, header true)`)
  // One query with several statements is one transaction, in which VACUUM is not allowed.
  for (const statement of after.split(';')) await pool.query(statement)
  const rows = async (sql: string): Promise<unknown[][]> =>
    (await pool.query({ text: sql, rowMode: 'array' })).rows

  async function page(
    criteria: SearchCriteria,
    limit: number,
    offset: number,
  ): Promise<PageResult> {
    const homes = toFromClause(criteria, createAllConditions(criteria))
    const key = getSortKey(criteria)
    const [[total, ids] = []] = await rows(
      `with m as materialized (select id, ${key} k from ${homes} limit ${MAX_COUNTED + 1}),
            p as (select id, k from m order by k, id limit ${limit} offset ${offset})
       select (select count(*)::int from m), (select array_agg(id order by k, id) from p)`,
    )
    if ((total as number) <= MAX_COUNTED) {
      return { total: total as number, ids: (ids as number[] | null) ?? [] }
    }
    const order = getSortColumns(criteria) ?? `${key}, id`
    const first = await rows(
      `select id from ${homes} order by ${order} limit ${limit} offset ${offset}`,
    )
    return { total: null, ids: first.map(([id]) => id as number) }
  }

  return {
    name: 'PostgreSQL, covering indexes, total up to 10,000',
    page: ({ criteria, window }) => page(criteria, window.limit, window.offset),
    async facets({ criteria }) {
      for (const facet of ['rooms', 'renovation', 'pricePerSquare'] as const) {
        const homes = toFromClause(criteria, createAllConditions(criteria, facet))
        await rows(`select ${FACET_EXPRESSIONS[facet]} as f, count(*) from ${homes} group by 1`)
      }
    },
    async clusters({ criteria, zoom }) {
      const shift = Math.max(0, 2 * (18 - zoom))
      const count = (where: string[], times: number) =>
        rows(
          `select z >> ${shift}, count(*) * ${times}, avg(lat), avg(lng)
           from ${toFromClause(criteria, where)} group by 1`,
        )
      const [[some] = []] = await rows(
        `select count(*)::int from (select 1 from ${toFromClause(criteria, createAllConditions(criteria))} limit ${MAX_COUNTED + 1}) m`,
      )
      return (some as number) > MAX_COUNTED
        ? count([...createAllConditions(criteria), 'smp = 0'], 32)
        : count(createAllConditions(criteria), 1)
    },
    async [Symbol.asyncDispose]() {
      await pool.end()
      await server.stop()
    },
  }
}
