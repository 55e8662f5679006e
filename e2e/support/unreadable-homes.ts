import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { RENT_LISTINGS } from '#content/sample-listings/rent.ts'
import { SALE_LISTINGS } from '#content/sample-listings/sale.ts'
import { test } from '#e2e/fixtures.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { seedCatalog } from '#server/listing/seed/commands.ts'
import { createTestServer, type TestServer } from '#test/site/test-server.ts'

/** `test` for journeys with a `site` whose homes cannot be read: what should be a list of pictures is a number. */
export const withUnreadableHomes = test.extend<object, { site: TestServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'homiq-broken-'))
      const database = await openDatabase({
        dataDir: folder,
        template: 'build/database-template',
      })
      await migrateDatabase(database.pool)
      await seedCatalog(database.orm, [...SALE_LISTINGS, ...RENT_LISTINGS], { now: new Date() })
      await database.orm.execute(sql`alter table listings drop constraint listings_images`)
      await database.orm.execute(sql`update listings set images = '7'`)
      await database.close()
      const site = await createTestServer({ DATA_DIR: folder })
      await site.start()
      await use(site)
      await site.remove()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
