import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { generateListings } from '#test/catalog/generate-listings.ts'
import { createConditions, FACET_EXPRESSIONS, getSortKey } from './conditions.ts'
import { formatCsvLine, LISTING_COLUMNS, toColumnValues } from './listing-columns.ts'
import type { SearchEngine } from './search-engine.ts'

const PACKAGE = '../../tools/search-engines/node_modules/@duckdb/node-api/lib/index.js'

/** CSV is what both databases load fastest. */
export async function writeListings(file: string, count: number): Promise<void> {
  const out = createWriteStream(file)
  let lines = `${LISTING_COLUMNS.replaceAll(' ', '')}\n`
  for (const home of generateListings(count)) {
    lines += formatCsvLine(toColumnValues(home))
    if (lines.length < 1_000_000) continue
    if (!out.write(lines)) await once(out, 'drain')
    lines = ''
  }
  out.end(lines)
  await once(out, 'finish')
}

/** DuckDB has no text index, so searches with words are skipped. */
export async function openDuckDb(csv: string): Promise<SearchEngine> {
  const { DuckDBInstance } = await import(join(import.meta.dirname, PACKAGE))
  const instance = await DuckDBInstance.create(':memory:', { threads: '2' })
  const db = await instance.connect()
  await db.run(
    `create table homes as select * from read_csv('${csv}', header = true) order by type, city_id, price`,
  )
  const rows = async (sql: string): Promise<unknown[][]> => (await db.runAndReadAll(sql)).getRows()
  return {
    name: 'DuckDB, without words',
    page({ criteria, window }) {
      if (criteria.words.length > 0) return null
      const where = createConditions(criteria).join(' and ')
      return (async () => {
        const [[total] = []] = await rows(`select count(*)::integer from homes where ${where}`)
        const ids = await rows(
          `select id from homes where ${where} order by ${getSortKey(criteria)}, id
           limit ${window.limit} offset ${window.offset}`,
        )
        return { total: Number(total), ids: ids.map(([id]) => Number(id)) }
      })()
    },
    facets({ criteria }) {
      if (criteria.words.length > 0) return null
      return (async () => {
        for (const facet of ['rooms', 'renovation', 'pricePerSquare'] as const) {
          const where = createConditions(criteria, facet).join(' and ')
          await rows(
            `select ${FACET_EXPRESSIONS[facet]} as f, count(*) from homes where ${where} group by f`,
          )
        }
      })()
    },
    clusters({ criteria, zoom }) {
      if (criteria.words.length > 0) return null
      const where = createConditions(criteria).join(' and ')
      const shift = Math.max(0, 2 * (18 - zoom))
      return rows(
        `select z >> ${shift} as cell, count(*), avg(lat), avg(lng) from homes where ${where} group by cell`,
      )
    },
    async [Symbol.asyncDispose]() {
      db.closeSync()
    },
  }
}
