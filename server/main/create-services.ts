import { join } from 'node:path'
import type { Context } from 'hono'
import { RENT_LISTINGS } from '#content/sample-listings/rent.ts'
import { SALE_LISTINGS } from '#content/sample-listings/sale.ts'
import type { Env } from '#server/config/env.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import type { Database } from '#server/db/open.ts'
import { clientIp } from '#server/http/client-ip.ts'
import { createFairQueue, type QueueLimits } from '#server/http/limits/fair-queue.ts'
import { inTurn, screenLimits } from '#server/http/limits/request-limits.ts'
import { observed } from '#server/http/observe.ts'
import { createCatalogue } from '#server/listing/catalogue.ts'
import { seedCatalogue } from '#server/listing/seed.ts'
import { log } from '#server/log/log.ts'
import { spoolCounts } from '#server/mail/commands.ts'
import { pageCacheLookups } from '#server/metrics/metrics.ts'
import { readPlaceholders } from '#server/picture/placeholders.ts'
import { createReadiness, type Readiness } from '#server/probes/readiness.ts'
import { probeRoutes } from '#server/probes/routes.ts'
import { openRetention } from '#server/retention/open-retention.ts'
import { createTurns } from '#server/runtime/event-loop-turn.ts'
import { openSearch } from '#server/search/open-search.ts'
import type { AppDependencies } from './app.ts'
import { openIdentity } from './create-identity.ts'
import { openMail } from './create-mail.ts'
import { forMachines } from './public-api.ts'
import { measureSite } from './site-metrics.ts'

/** How soon a change made by another process shows, in milliseconds. */
const FOLLOW_EVERY_MS = 2_000

/**
 * A page takes 2 ms of the processor and waits for the database meanwhile, so 16 at once keep both
 * busy; the last of 200 that wait has its turn within half a second.
 */
const RENDERS: QueueLimits = {
  name: 'render',
  concurrency: 16,
  maxWaiting: 200,
  maxWaitingPerClient: 100,
  maxWaitMs: 5_000,
}

/** What the site is served from: all that `createApp` takes but what a build or a bundler decides. */
export interface Sources
  extends Omit<AppDependencies, 'folders' | 'mode' | 'keepPages' | 'machines'> {
  /** Answers other programs. */
  readonly machines: ReturnType<typeof forMachines>
  readonly readiness: Readiness
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
  await database.withoutDeadlines(migrateDatabase)
  const ips = { proxies: env.TRUSTED_PROXY, loopback: env.LOOPBACK_BUDGET }
  const addressOf = (c: Context) => clientIp(c, ips)
  const turn = createTurns()
  const renders = createFairQueue(RENDERS, turn)
  const queued = { addressOf, renders }
  const mail = openMail(database.orm, env, addressOf)
  const { mailer } = mail
  const identity = await openIdentity(database, env, { development, mailer, addressOf, turn })
  await seedCatalogue(database.orm, [...SALE_LISTINGS, ...RENT_LISTINGS], { now: new Date() })
  const search = await openSearch({
    pool: database.pool,
    databaseUrl: env.DATABASE_URL,
    followEveryMs: FOLLOW_EVERY_MS,
    onProgress: (line) => log.info(line),
  })
  const retention = openRetention(database.orm)
  const placeholders = await readPlaceholders(join(build, 'pictures'))
  const catalogue = createCatalogue({ db: database.orm, search, placeholders })
  const siteUrl = env.CONFIGURED_SITE_URL
  const readiness = createReadiness({
    database: () => canQuery(database),
    index: async () => catalogue.isComplete(),
    renders: async () => !renders.isFull(),
    passwords: async () => !identity.passwordQueue?.isFull(),
  })
  measureSite({
    pool: database.pool,
    renders,
    passwords: identity.passwordQueue,
    mail: () => spoolCounts(database.orm),
    index: () => ({ ...search.state(), isComplete: search.isComplete() }),
  })
  return {
    db: database.orm,
    siteUrl,
    hstsSubdomains: env.HSTS_SUBDOMAINS,
    tiles: { url: env.TILE_URL, attribution: env.TILE_ATTRIBUTION },
    proxies: env.TRUSTED_PROXY,
    requestLog: env.REQUEST_LOG,
    log,
    screenLimits: screenLimits(queued),
    turn,
    probes: probeRoutes({ readiness, metricsToken: env.METRICS_TOKEN }),
    observe: observed,
    onPageLookup: (result) => pageCacheLookups.inc({ result }),
    readiness,
    catalogue,
    identity,
    mail,
    machines: forMachines({
      db: database.orm,
      catalogue,
      siteUrl,
      securityContact: env.SECURITY_CONTACT,
      addressOf,
      inTurn: inTurn(queued),
    }),
    async stop() {
      await retention.stop()
      await search.stop()
      await identity.idle()
      await mail.stop()
    },
  }
}

/** Whether the database answers, by a query that costs nothing. */
async function canQuery({ pool }: Database): Promise<boolean> {
  await pool.query('select 1')
  return true
}
