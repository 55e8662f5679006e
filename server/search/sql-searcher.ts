import type pg from 'pg'
import { PRICE_PER_SQUARE_OPTIONS } from '#domain/search/filters.ts'
import type { Question } from '#domain/search/question.ts'
import type { MapPin } from '#domain/search/results.ts'
import { gridOf } from '#search/cell-sums.ts'
import { MOST_PINS } from '#search/clusters.ts'
import { FACET_CODES } from '#search/facet-code.ts'
import { allowedCodes, facetsOf } from '#search/facets.ts'
import type { Cursor } from '#search/first.ts'
import { LAST_LATITUDE, latitudeOf, longitudeOf, WORLD } from '#search/mercator.ts'
import { runStatement } from '#server/db/pool/query-error.ts'
import type { Searcher } from './searcher.ts'
import { choiceConditions, parameters, placeConditions, sortExpression } from './sql-conditions.ts'
import { StillStartingError } from './still-starting.ts'

const PRICE_CLASS = `case ${PRICE_PER_SQUARE_OPTIONS.map(
  (most, place) => `when coalesce(price_per_square, 0) <= ${most} then ${place}`,
).join(' ')} else ${PRICE_PER_SQUARE_OPTIONS.length} end`

/** The facet byte of a row, as `facet-code.ts` makes it. */
const CODE = `least(rooms, 4) + renovation::integer * 8 + (${PRICE_CLASS}) * 16`

const inWorld = (units: string) => `least(${WORLD - 1}, greatest(0, floor(${units})))::bigint`
const EAST = inWorld(`(lng + 180) / 360 * ${WORLD}`)
const LATITUDE = `radians(greatest(-${LAST_LATITUDE}, least(${LAST_LATITUDE}, lat)))`
const SOUTH = inWorld(`(1 - ln(tan(pi() / 4 + ${LATITUDE} / 2)) / pi()) / 2 * ${WORLD}`)

/**
 * Answers from the database itself: slowly, but before there is an index.
 *
 * @throws StillStartingError by its promises, for a question with words: the database does not take
 *   texts apart as the index does
 */
export function sqlSearcher(pool: pg.Pool): Searcher {
  function wordless({ stems }: Question): void {
    if (stems.length > 0) throw new StillStartingError()
  }

  async function counts(question: Question): Promise<Uint32Array> {
    const { values, add } = parameters()
    const where = placeConditions(question, { values, add }).join(' and ')
    const { rows } = await runStatement<{ code: number; homes: number }>(
      pool,
      `select ${CODE} as code, count(*)::integer as homes from listings where ${where} group by 1`,
      values,
    )
    const ofCodes = new Uint32Array(FACET_CODES)
    for (const { code, homes } of rows) ofCodes[code] = homes
    return ofCodes
  }

  function whereAll(question: Question, into: ReturnType<typeof parameters>): string {
    return [...placeConditions(question, into), ...choiceConditions(question, into)].join(' and ')
  }

  return {
    async find(question, { after = null, offset, limit }) {
      wordless(question)
      const into = parameters()
      const where = whereAll(question, into)
      const key = sortExpression(question, into)
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
      const [ofCodes, { rows }] = await Promise.all([counts(question), page])
      const allowed = allowedCodes(question.criteria)
      return {
        ids: rows.map(({ id }) => id),
        end: rows.at(-1) ?? null,
        total: ofCodes.reduce((sum, count, code) => sum + count * (allowed[code] as number), 0),
        facets: facetsOf(ofCodes, question.criteria),
      }
    },
    async clusters(question, zoom) {
      wordless(question)
      const into = parameters()
      const where = whereAll(question, into)
      const few = await runStatement<MapPin>(
        pool,
        `select id, price, lat, lng from listings where ${where} limit ${MOST_PINS + 1}`,
        into.values,
      )
      if (few.rows.length <= MOST_PINS) {
        const pins = few.rows.toSorted((a, b) => a.id - b.id)
        return { total: pins.length, pins, cells: [] }
      }
      const { shift } = gridOf(question.box, zoom)
      const { rows } = await runStatement<{ homes: number; east: number; south: number }>(
        pool,
        `select count(*)::integer as homes, sum(east)::float8 as east, sum(south)::float8 as south
         from (select ${EAST} as east, ${SOUTH} as south from listings where ${where}) as places
         group by east >> ${shift}, south >> ${shift}`,
        into.values,
      )
      const cells = rows.map(({ homes, east, south }) => ({
        count: homes,
        lat: latitudeOf(south / homes),
        lng: longitudeOf(east / homes),
      }))
      return { total: rows.reduce((sum, { homes }) => sum + homes, 0), pins: [], cells }
    },
  }
}
