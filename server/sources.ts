import { RENT_LISTINGS } from '#content/sample-listings/rent.ts'
import { SALE_LISTINGS } from '#content/sample-listings/sale.ts'
import { migrateDatabase } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { seedCatalogue } from './db/seed.ts'
import type { Env } from './env.ts'
import { type Catalogue, createCatalogue } from './listing/catalogue.ts'
import { readPlaceholders } from './picture/placeholders.ts'
import { followCatalogue } from './search/follow-catalogue.ts'

/** How soon a change made by another process shows, in milliseconds. */
const FOLLOW_EVERY_MS = 2_000

/** What a running server has opened, and how to close it. */
export interface Sources {
  readonly catalogue: Catalogue
  readonly close: () => Promise<void>
}

/** Opens all that the site is served from: the database, brought up to date, and the index. */
export async function openSources(env: Env, pictures: string): Promise<Sources> {
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR })
  try {
    await migrateDatabase(database.pool)
    await seedCatalogue(database.orm, [...SALE_LISTINGS, ...RENT_LISTINGS], { now: new Date() })
    const index = await followCatalogue(database.orm, FOLLOW_EVERY_MS)
    const placeholders = await readPlaceholders(pictures)
    return {
      catalogue: createCatalogue({ db: database.orm, index: index.current, placeholders }),
      async close() {
        index.stop()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
