import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '#e2e/fixtures.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { seedCatalog } from '#server/listing/seed/commands.ts'
import { generateListings } from '#test/listing/generate-listings.ts'
import { createTestServer, type TestServer } from '#test/site/test-server.ts'

/** Ids of generated homes begin above those of the samples. */
const FIRST_ID = 1_000

/**
 * A running server whose catalog has so many generated homes beside the samples, the newest ones
 * first by their ids; `remove` ends it.
 */
async function largeCatalog(homes: number): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'homiq-large-'))
  const database = await openDatabase({ dataDir: folder, template: 'build/database-template' })
  try {
    await migrateDatabase(database.pool)
    const entries = [...generateListings(homes)].map((home) => ({
      ...home,
      id: FIRST_ID + home.id,
    }))
    await seedCatalog(database.orm, entries, {
      now: new Date(),
      publishedAt: ({ id }) => new Date(Date.UTC(2026, 0, 1) - id * 60_000),
    })
  } finally {
    await database.close()
  }
  const server = await createTestServer({ DATA_DIR: folder })
  await server.start()
  return {
    ...server,
    async remove() {
      await server.remove()
      rmSync(folder, { recursive: true })
    },
  }
}

/** `test` for journeys that have a `site` of so many homes together: making it takes a while. */
export const withLargeCatalog = (homes: number) =>
  test.extend<object, { site: TestServer }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
      async ({}, use) => {
        const site = await largeCatalog(homes)
        await use(site)
        await site.remove()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  })
