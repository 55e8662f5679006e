import { join } from 'node:path'
import type { Context } from 'hono'
import { RENT_LISTINGS } from '#content/sample-listings/rent.ts'
import { SALE_LISTINGS } from '#content/sample-listings/sale.ts'
import { migrateDatabase } from './db/migrate.ts'
import type { Database } from './db/open.ts'
import { seedCatalogue } from './db/seed.ts'
import type { Env } from './env.ts'
import { forMachines } from './for-machines.ts'
import { clientAddress } from './http/client-address.ts'
import { type OpenIdentity, openIdentity } from './identity/open-identity.ts'
import { type Catalogue, createCatalogue } from './listing/catalogue.ts'
import { type OpenMail, openMail } from './mail/open-mail.ts'
import { readPlaceholders } from './picture/placeholders.ts'
import { openSearch } from './search/open-search.ts'

/** How soon a change made by another process shows, in milliseconds. */
const FOLLOW_EVERY_MS = 2_000

/** What the site is served from. */
export interface Sources {
  readonly catalogue: Catalogue
  readonly identity: OpenIdentity
  readonly mail: OpenMail
  /** Answers other programs. */
  readonly machines: ReturnType<typeof forMachines>
  /** Ends the following of changes and what runs in the background; the database stays open. */
  readonly stop: () => Promise<void>
}

/**
 * Makes ready all that the site is served from: the database, which is brought up to date, the
 * index, the identity provider that `env` names, and what the build left in `build`.
 */
export async function openSources(
  database: Database,
  build: string,
  env: Env,
  { development }: { readonly development: boolean },
): Promise<Sources> {
  await migrateDatabase(database.pool)
  const addressOf = (c: Context) => clientAddress(c, env.TRUSTED_PROXY)
  const mail = openMail(database.orm, env, addressOf)
  const { mailer } = mail
  const identity = await openIdentity(database, env, { development, mailer, addressOf })
  await seedCatalogue(database.orm, [...SALE_LISTINGS, ...RENT_LISTINGS], { now: new Date() })
  const search = await openSearch({
    pool: database.pool,
    databaseUrl: env.DATABASE_URL,
    followEveryMs: FOLLOW_EVERY_MS,
    log: console.log,
  })
  const placeholders = await readPlaceholders(join(build, 'pictures'))
  const catalogue = createCatalogue({ db: database.orm, search, placeholders })
  const siteUrl = env.CONFIGURED_SITE_URL
  return {
    catalogue,
    identity,
    mail,
    machines: forMachines({ db: database.orm, catalogue, siteUrl, addressOf }),
    async stop() {
      await search.stop()
      await identity.idle()
      await mail.stop()
    },
  }
}
