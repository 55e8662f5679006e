import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { runImport } from '#scripts/feed/run-import.ts'
import type { withExclusiveDatabase } from '#scripts/operator/with-database.ts'
import { toStoredListing } from '#server/catalog/listing/rows.ts'
import { normalizeCityName } from '#server/catalog/listing/to-search-criteria.ts'
import { listings } from '#server/catalog/tables.ts'
import { readProcessEnv } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { PORTAL_FILES } from '#test/feeds/portals/portal-files.ts'
import { getImportArguments, readPortalFile } from '#test/feeds/portals/read-portal-file.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const withDatabase: typeof withExclusiveDatabase = (_, work) => work(database, readProcessEnv())

it('has files in the formats of at least twelve portals', () => {
  expect(PORTAL_FILES.length).toBeGreaterThanOrEqual(12)
  expect(new Set(PORTAL_FILES.map(({ columns }) => columns.join())).size).toBe(PORTAL_FILES.length)
  const profiles = PORTAL_FILES.flatMap(({ profile }) => profile ?? []).toSorted()
  expect(profiles).toEqual(readdirSync('feeds/profiles').map((name) => `feeds/profiles/${name}`))
})

it.each(PORTAL_FILES.map((file) => [file.name, file] as const))(
  'one command imports %s, and stores of each home what its row says',
  async (_, file) => {
    await database.orm.delete(listings)
    vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(console, 'log').mockReturnValue()
    expect(await runImport(getImportArguments(file), withDatabase)).toBe(true)
    const { parse } = await readPortalFile(file)
    vi.restoreAllMocks()

    const read = file.rows.map((row) => parse(row)).filter((it) => it !== null)
    const expected = new Map(
      read.flatMap((it) => (it.kind === 'listing' ? [[it.key, it.listing] as const] : [])),
    )
    const stored = await database.orm.select().from(listings)
    expect(stored.length / read.length).toBeGreaterThanOrEqual(0.97)
    for (const row of stored) {
      const { id: _own, city, ...facts } = toStoredListing(row)
      const { id: _none, city: given, ...said } = expected.get(row.feedKey) ?? { city: '' }
      expect([city, facts]).toEqual([normalizeCityName(given), said])
    }
  },
)
