import { join } from 'node:path'
import type { Context } from 'hono'
import type { Env } from '#server/config/env.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import type { Database } from '#server/db/open.ts'
import { isReachable } from '#server/db/pool/is-reachable.ts'
import { clientIp } from '#server/http/client-ip.ts'
import {
  createFairQueue,
  type FairQueue,
  type QueueLimits,
} from '#server/http/limits/fair-queue.ts'
import { type Catalog, createCatalog } from '#server/listing/catalog.ts'
import { hasRealListings } from '#server/listing/queries.ts'
import { seedSamples } from '#server/listing/seed/commands.ts'
import { log } from '#server/log/log.ts'
import { spoolCounts } from '#server/mail/commands.ts'
import { readPlaceholders } from '#server/picture/placeholders.ts'
import { createReadiness, type Readiness } from '#server/probes/readiness.ts'
import { openRetention } from '#server/retention/open-retention.ts'
import { createTurns, type Turn } from '#server/runtime/event-loop-turn.ts'
import { openSearch } from '#server/search/open-search.ts'
import { type CreatedIdentity, createIdentityService } from './create-identity.ts'
import { createMailService, type MailService } from './create-mail.ts'
import { measureSite } from './site-metrics.ts'

/** How soon a change by another process shows, in milliseconds. */
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

/** Everything that is made once for a process; `createApp` serves it. */
export interface Services {
  readonly env: Env
  readonly database: Database
  readonly catalog: Catalog
  readonly mail: MailService
  readonly identity: CreatedIdentity
  readonly readiness: Readiness
  /** Renders take turns by client IP. */
  readonly renders: FairQueue
  readonly turn: Turn
  readonly clientIp: (c: Context) => string
  /** Ends what runs in the background; the database stays open. */
  readonly stop: () => Promise<void>
}

/**
 * Brings the database up to date and starts everything that the site is served from.
 *
 * @param build the folder of the build
 * @param development whether a labelled demo stands in for sign-in providers without a client
 * @throws one sentence that says what to do, when what is stored or configured cannot be used
 */
export async function createServices(
  env: Env,
  {
    database,
    build,
    development = false,
  }: { readonly database: Database; readonly build: string; readonly development?: boolean },
): Promise<Services> {
  await database.withoutDeadlines(migrateDatabase)
  const db = database.orm
  const ips = { proxies: env.TRUSTED_PROXY, loopback: env.LOOPBACK_BUDGET }
  const ipOf = (c: Context) => clientIp(c, ips)
  const turn = createTurns()
  const renders = createFairQueue(RENDERS, turn)
  const mail = createMailService(db, env, ipOf)
  const identity = await createIdentityService(database, env, {
    development,
    mailer: mail.mailer,
    clientIp: ipOf,
    turn,
  })
  // Invented listings are for whoever tries the site on their own machine.
  if (database.kind === 'embedded' && !(await hasRealListings(db)))
    await seedSamples(db, new Date())
  const search = await openSearch({
    pool: database.pool,
    databaseUrl: env.DATABASE_URL,
    followEveryMs: FOLLOW_EVERY_MS,
    onProgress: (line) => log.info(line),
  })
  const retention = openRetention(db)
  const placeholders = await readPlaceholders(join(build, 'pictures'))
  const catalog = createCatalog({ db, search, placeholders })
  const readiness = createReadiness({
    database: () => isReachable(database.pool),
    index: async () => catalog.isComplete(),
    renders: async () => !renders.isFull(),
    passwords: async () => !identity.passwordQueue?.isFull(),
  })
  measureSite({
    pool: database.pool,
    renders,
    passwords: identity.passwordQueue,
    mail: () => spoolCounts(db),
    index: () => ({ ...search.state(), isComplete: search.isComplete() }),
  })
  return {
    env,
    database,
    catalog,
    mail,
    identity,
    readiness,
    renders,
    turn,
    clientIp: ipOf,
    async stop() {
      await retention.stop()
      await search.stop()
      await identity.idle()
      await mail.stop()
    },
  }
}
