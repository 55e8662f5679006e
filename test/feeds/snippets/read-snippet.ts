import { SHIPPED_RATES } from '#content/exchange-rates.ts'
import type { StoredListing } from '#domain/catalog/listing/stored-listing.ts'
import { parseRecord } from '#domain/feeds/parse-record.ts'
import { chooseProfile } from '#scripts/feed/choose-profile.ts'
import { parseImportOptions } from '#scripts/feed/import-options.ts'
import { createConventions } from '#scripts/feed/run-import.ts'
import { findCity, findCityAt } from '#server/catalog/listing/to-search-criteria.ts'
import { createImportRates } from '#server/feeds/import/import-feed.ts'
import { openFeed } from '#server/feeds/reading/open-feed.ts'
import { collect } from '#test/async/collect.ts'

/** What became of a row: the facts of its home, such as "area 50", or why there is none. */
export type SnippetHome = readonly string[] | string

/** Reads a file as the import does, but without a database. @returns what became of each row, by its key or its line */
export async function readSnippet(
  path: string,
  options: readonly string[],
): Promise<Record<string, SnippetHome>> {
  const chosen = parseImportOptions([path, '--yes', ...options])
  if (chosen === null) throw new Error('The command has no file.')
  const { profile } = await chooseProfile(chosen)
  const feed = await openFeed(profile === undefined ? chosen.file : { ...chosen.file, profile })
  const given = createConventions(chosen, profile)
  const conventions = {
    ...given,
    ...createImportRates(SHIPPED_RATES, given.unitsPerDollar, new Date('2026-11-01')),
    findCity,
    findCityAt,
    year: 2026,
  }
  const homes = (await collect(feed.rows())).flat().map((row): [string, SnippetHome] => {
    if (!('record' in row)) return [`line ${row.line}`, Object.values(row).slice(1).join()]
    const read = parseRecord(row.record, conventions)
    const name = String(row.record.key ?? row.record.id ?? `line ${row.line}`)
    if (read.kind === 'closed') return [name, 'withdrawn']
    if (read.kind === 'notShown') return [name, `not shown: ${read.problem.field}`]
    if (read.kind === 'rejected')
      return [name, `rejected: ${read.problems.map(({ field }) => field).join(' ')}`]
    const reports = [...read.droppedFacts, ...read.notes].map(({ field }) => field).join(' ')
    return [name, toFacts(read.listing, reports)]
  })
  return Object.fromEntries(homes)
}

/** The facts that a row says, as texts; the rest follows from them. */
function toFacts(listing: StoredListing, reports: string): string[] {
  const { id: _none, price, asked, priceUnit: _unit, pricePerSquare: _derived, ...facts } = listing
  const { place, Realtor, lat, lng, ...rest } = facts
  const all = {
    ...rest,
    price: asked === undefined ? `${price} USD` : `${asked.amount} ${asked.currency}`,
    ...place,
    ...Realtor,
    point: lat === undefined ? '' : `${lat} ${lng}`,
    reports,
  }
  return Object.entries(all).flatMap(([name, value]) => {
    const text = toText(value)
    return text === '' ? [] : `${name} ${text}`
  })
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.join(' ')
  if (typeof value !== 'object' || value === null) return String(value).replace(/\s*\n\s*/g, ' ')
  return Object.values(value).at(-1) as string
}
