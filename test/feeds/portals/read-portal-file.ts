import { SHIPPED_RATES } from '#content/exchange-rates.ts'
import type { FeedConventions } from '#domain/feeds/measures.ts'
import { type ParsedRecord, parseRecord } from '#domain/feeds/parse-record.ts'
import type { FeedProfile } from '#domain/feeds/profile/feed-profile.ts'
import { chooseProfile } from '#scripts/feed/choose-profile.ts'
import { parseImportOptions } from '#scripts/feed/import-options.ts'
import { createConventions } from '#scripts/feed/run-import.ts'
import { findCity, findCityAt } from '#server/catalog/listing/to-search-criteria.ts'
import { createImportRates } from '#server/feeds/import/import-feed.ts'
import { createProfileReader, type FeedRow, toMembers } from '#server/feeds/reading/feed-row.ts'
import { openFeed } from '#server/feeds/reading/open-feed.ts'
import { collect } from '#test/async/collect.ts'
import { createFeedFile } from '#test/catalog/feed-file.ts'
import { encodePortalFile, type PortalFile } from './portal-file.ts'

export interface ReadPortalFile {
  readonly profile: FeedProfile
  readonly conventions: FeedConventions
  /** The rows about apartments as the import reads them. */
  readonly rows: readonly FeedRow[]
  /** Parses a row of these cells; `null` if the row is skipped. */
  readonly parse: (cells: readonly string[]) => ParsedRecord | null
}

/** The arguments of the command that imports the file. */
export const getImportArguments = (file: PortalFile): string[] => [
  createFeedFile(file.name, encodePortalFile(file)),
  '--yes',
  ...(file.options ?? []),
  ...(file.profile === undefined ? [] : ['--profile', file.profile]),
]

/** Reads a file as the command does, but without a database. */
export async function readPortalFile(file: PortalFile): Promise<ReadPortalFile> {
  const options = parseImportOptions(getImportArguments(file))
  if (options === null) throw new Error('The command has no file.')
  const { profile } = await chooseProfile(options)
  if (profile === undefined) throw new Error('Nothing of the file was recognized.')
  const feed = await openFeed({ ...options.file, profile })
  const rows = (await collect(feed.rows())).flat()
  const given = createConventions(options, profile)
  const conventions: FeedConventions = {
    ...given,
    ...createImportRates(SHIPPED_RATES, given.unitsPerDollar, new Date()),
    findCity,
    findCityAt,
    year: 2026,
  }
  const read = createProfileReader(profile)
  return {
    profile,
    conventions,
    rows: rows.filter(
      (row) => 'record' in row && parseRecord(row.record, conventions).kind !== 'notShown',
    ),
    parse(cells) {
      const row = read(toMembers(file.columns.map((name, at) => [name, cells[at]])))
      const parsed = 'record' in row ? parseRecord(row.record, conventions) : null
      return parsed?.kind === 'notShown' ? null : parsed
    },
  }
}
