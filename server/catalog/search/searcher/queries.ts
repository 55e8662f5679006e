import type pg from 'pg'
import { PRICE_PER_SQUARE_OPTIONS } from '#domain/catalog/search/filters.ts'
import {
  getLongitudeScale,
  type SearchCriteria,
  UNKNOWN_DISTANCE,
} from '#domain/catalog/search/search-criteria.ts'
import type { MapPin } from '#domain/catalog/search/search-results.ts'
import { createGrid } from '#search/query/cell-sums.ts'
import { countFacets, getMatchingCodes } from '#search/query/facets.ts'
import { MAX_PINS } from '#search/query/find-clusters.ts'
import type { Cursor } from '#search/query/top-k.ts'
import { FACET_CODE_COUNT, FACET_SHIFTS, UNSTATED_RENOVATION } from '#search/segment/facet-code.ts'
import { MAX_LATITUDE, toLatitude, toLongitude, WORLD_SIZE } from '#search/segment/mercator.ts'
import { SORTED_AT } from '#server/catalog/listing/sorted-at.ts'
import { IS_VISIBLE } from '#server/catalog/listing/visible.ts'
import { runStatement } from '#server/platform/db/pool/query-error.ts'
import type { Searcher } from './searcher.ts'
import { StillStartingError } from './still-starting.ts'

const PRICE_CLASS = `case ${PRICE_PER_SQUARE_OPTIONS.map(
  (most, place) => `when coalesce(price_per_square, 0) <= ${most} then ${place}`,
).join(' ')} else ${PRICE_PER_SQUARE_OPTIONS.length} end`

/** The facet byte of a row, as `facet-code.ts` makes it. */
const CODE = `least(rooms, 4)
  + (coalesce(renovation::integer, ${UNSTATED_RENOVATION}) << ${FACET_SHIFTS.renovation})
  + ((${PRICE_CLASS}) << ${FACET_SHIFTS.pricePerSquare})`

const inWorld = (units: string) => `least(${WORLD_SIZE - 1}, greatest(0, floor(${units})))::bigint`
const EAST = inWorld(`(lng + 180) / 360 * ${WORLD_SIZE}`)
const LATITUDE = `radians(greatest(-${MAX_LATITUDE}, least(${MAX_LATITUDE}, lat)))`
const SOUTH = inWorld(`(1 - ln(tan(pi() / 4 + ${LATITUDE} / 2)) / pi()) / 2 * ${WORLD_SIZE}`)

/**
 * Slow, but works before the index is built. Promises reject with `StillStartingError` for criteria
 * with words, because the database has no terms.
 */
export function createSqlSearcher(pool: pg.Pool): Searcher {
  function assertNoWords({ words }: SearchCriteria): void {
    if (words.length > 0) throw new StillStartingError()
  }

  async function countFacetCodes(criteria: SearchCriteria): Promise<Uint32Array> {
    const { values, add } = createParameters()
    const where = baseConditions(criteria, { values, add }).join(' and ')
    const { rows } = await runStatement<{ code: number; matches: number }>(
      pool,
      `select ${CODE} as code, count(*)::integer as matches from listings where ${where} group by 1`,
      values,
    )
    const codeCounts = new Uint32Array(FACET_CODE_COUNT)
    for (const { code, matches } of rows) codeCounts[code] = matches
    return codeCounts
  }

  function whereAll(criteria: SearchCriteria, into: ReturnType<typeof createParameters>): string {
    return [...baseConditions(criteria, into), ...facetConditions(criteria, into)].join(' and ')
  }

  return {
    async find(criteria, { after = null, offset, limit }) {
      assertNoWords(criteria)
      const into = createParameters()
      const where = whereAll(criteria, into)
      const key = sortExpression(criteria, into)
      const from =
        after === null
          ? ''
          : ` and (${key}, id) > (${into.add(after.key)}::float8, ${into.add(after.id)}::integer)`
      const page = runStatement<Cursor>(
        pool,
        `select (${key})::float8 as key, id from listings where ${where}${from}
         order by ${key}, id offset ${into.add(offset)} limit ${into.add(limit)}`,
        into.values,
      )
      const [codeCounts, { rows }] = await Promise.all([countFacetCodes(criteria), page])
      const allowed = getMatchingCodes(criteria.filters)
      return {
        ids: rows.map(({ id }) => id),
        nextCursor: rows.at(-1) ?? null,
        total: codeCounts.reduce((sum, count, code) => sum + count * (allowed[code] as number), 0),
        facets: countFacets(codeCounts, criteria.filters),
      }
    },
    correct: async (_type, prefixes) => prefixes.map(() => null),
    async clusters(criteria, zoom) {
      assertNoWords(criteria)
      const into = createParameters()
      const where = whereAll(criteria, into)
      const few = await runStatement<MapPin>(
        pool,
        `select id, price, lat, lng from listings where ${where} limit ${MAX_PINS + 1}`,
        into.values,
      )
      if (few.rows.length <= MAX_PINS) {
        const pins = few.rows.toSorted((a, b) => a.id - b.id)
        return { total: pins.length, pins, cells: [] }
      }
      const { shift } = createGrid(criteria.box, zoom)
      const { rows } = await runStatement<{ matches: number; east: number; south: number }>(
        pool,
        `select count(*)::integer as matches, sum(east)::float8 as east, sum(south)::float8 as south
         from (select ${EAST} as east, ${SOUTH} as south from listings where ${where}) as places
         group by east >> ${shift}, south >> ${shift}`,
        into.values,
      )
      const cells = rows.map(({ matches, east, south }) => ({
        count: matches,
        lat: toLatitude(south / matches),
        lng: toLongitude(east / matches),
      }))
      return { total: rows.reduce((sum, { matches }) => sum + matches, 0), pins: [], cells }
    },
  }
}

export interface Parameters {
  readonly values: unknown[]
  /** Returns the placeholder of the value: `$1`, `$2`, … */
  readonly add: (value: unknown) => string
}

export function createParameters(): Parameters {
  const values: unknown[] = []
  return { values, add: (value) => `$${values.push(value)}` }
}

/** The conditions that no facet disregards: type, city, box, price and area. */
export function baseConditions(criteria: SearchCriteria, { add }: Parameters): string[] {
  const { type, filters, city, box } = criteria
  const number = (value: number) => `${add(value)}::float8`
  return [
    `type = ${add(type)} and ${IS_VISIBLE}`,
    ...(city === null ? [] : [`city = ${add(city)}`]),
    ...(box === null
      ? []
      : [
          `lat between ${number(box.south)} and ${number(box.north)}`,
          `lng between ${number(box.west)} and ${number(box.east)}`,
        ]),
    ...(filters.priceMin === Number.NEGATIVE_INFINITY
      ? []
      : [`price >= ${number(filters.priceMin)}`]),
    ...(filters.priceMax === Number.POSITIVE_INFINITY
      ? []
      : [`price <= ${number(filters.priceMax)}`]),
    ...(filters.areaMin === Number.NEGATIVE_INFINITY ? [] : [`area >= ${number(filters.areaMin)}`]),
    ...(filters.areaMax === Number.POSITIVE_INFINITY ? [] : [`area <= ${number(filters.areaMax)}`]),
  ]
}

export function facetConditions({ filters }: SearchCriteria, { add }: Parameters): string[] {
  const rooms = filters.rooms.map((option) => Number.parseInt(option, 10))
  return [
    ...(rooms.length === 0 ? [] : [`least(rooms, 4) = any(${add(rooms)}::integer[])`]),
    ...(filters.isRenovation === undefined
      ? []
      : [
          `(renovation = ${add(filters.isRenovation)}${filters.includesUnstated ? ' or renovation is null' : ''})`,
        ]),
    ...(filters.pricePerSquareMax === Number.POSITIVE_INFINITY
      ? []
      : [`coalesce(price_per_square, 0) <= ${add(filters.pricePerSquareMax)}::float8`]),
  ]
}

/** Equals `getSortKey` of `test/catalog/search/reference-search.ts`. */
export function sortExpression({ sort, near }: SearchCriteria, { add }: Parameters): string {
  const newest = `-${SORTED_AT}`
  switch (sort) {
    case 'price-up':
      return 'price'
    case 'price-down':
      return '-price'
    case 'area':
      return '-area'
    case 'price-per-square':
      return 'coalesce(price_per_square, 0)'
    case 'newest':
      return newest
    case 'nearest': {
      if (near === null) return newest
      const north = `(lat - ${add(near.lat)}::float8)`
      const longitudeScale = add(getLongitudeScale(near.lat))
      const east = `((lng - ${add(near.lng)}::float8) * ${longitudeScale}::float8)`
      return `coalesce(${north} * ${north} + ${east} * ${east}, ${UNKNOWN_DISTANCE})`
    }
  }
}
