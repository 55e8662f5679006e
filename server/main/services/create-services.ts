import { join } from 'node:path'
import type { Context } from 'hono'
import {
  type CurrentRates,
  followExchangeRates,
} from '#server/catalog/exchange-rate/current-rates.ts'
import { startRateUpdates } from '#server/catalog/exchange-rate/start-rate-updates.ts'
import { type Catalog, createCatalog } from '#server/catalog/listing/catalog.ts'
import { seedSamplesUnlessReal } from '#server/catalog/listing/seed/commands.ts'
import { openSearch } from '#server/catalog/search/open-search.ts'
import { findListedOffer } from '#server/homes/offer/listed-offer.ts'
import { createOffers, type Offers } from '#server/homes/offer/offers.ts'
import { startExpiry } from '#server/homes/offer/start-expiry.ts'
import { createOfferPictures, type OfferPictures } from '#server/homes/pictures/offer-pictures.ts'
import { startSweep } from '#server/homes/pictures/start-sweep.ts'
import {
  type Conversations,
  createConversations,
} from '#server/messages/conversation/conversations.ts'
import { followMessages } from '#server/messages/conversation/live/follow-messages.ts'
import { createMessageHub, type MessageHub } from '#server/messages/conversation/message-hub.ts'
import { startUnreadMails } from '#server/messages/conversation/unread-mails/start-unread-mails.ts'
import { createOwnerPhones, type OwnerPhones } from '#server/messages/phone/owner-phones.ts'
import {
  createMessagePictures,
  type MessagePictures,
} from '#server/messages/picture/message-pictures.ts'
import { startViewingJobs } from '#server/messages/viewing/jobs/start-viewing-jobs.ts'
import { createViewings, type Viewings } from '#server/messages/viewing/viewings.ts'
import { type Claims, createClaims } from '#server/moderation/claim/claims.ts'
import { createModeration, type Moderation } from '#server/moderation/desk/moderation.ts'
import { warnWithoutModerator } from '#server/moderation/desk/warn-without-moderator.ts'
import { createHomeChecks, type HomeChecks } from '#server/moderation/home-check/home-checks.ts'
import { startRetention } from '#server/operations/personal-data/start-retention.ts'
import type { Env } from '#server/platform/config/env.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import type { Database } from '#server/platform/db/open.ts'
import { isReachable } from '#server/platform/db/pool/is-reachable.ts'
import {
  createFairQueue,
  type FairQueue,
  type QueueLimits,
} from '#server/platform/http/limits/fair-queue.ts'
import { getClientIp } from '#server/platform/http/request/client-ip.ts'
import { log } from '#server/platform/log/log.ts'
import { countSpool } from '#server/platform/mail/commands.ts'
import { getPictureFolders } from '#server/platform/picture/folders.ts'
import { openPictureStorage } from '#server/platform/picture/storage/open-storage.ts'
import { createReadiness, type Readiness } from '#server/platform/probes/readiness.ts'
import {
  createYieldToEventLoop,
  type YieldToEventLoop,
} from '#server/platform/runtime/yield-to-event-loop.ts'
import { type Bans, createBans } from '#server/safety/ban/bans.ts'
import { createReports, type Reports } from '#server/safety/report/reports.ts'
import { type CreatedIdentity, createIdentityService } from './create-identity.ts'
import { createMailService, type MailService } from './create-mail.ts'
import { createPictureService, type PictureService } from './create-pictures.ts'
import { registerSiteGauges } from './site-gauges.ts'

/** How soon a change by another process is visible. */
const INDEX_POLL_MS = 2_000

/**
 * A page takes 2 ms of CPU time and waits for the database, so 16 at once keep both busy; the last
 * of 200 waiting ones starts within half a second.
 */
const RENDER_QUEUE: QueueLimits = {
  name: 'render',
  concurrency: 16,
  maxWaiting: 200,
  maxWaitingPerClient: 100,
  maxWaitMs: 5_000,
}

/** Everything that exists once in a process; `createApp` serves it. */
export interface Services {
  readonly env: Env
  readonly database: Database
  readonly catalog: Catalog
  readonly offers: Offers
  readonly offerPictures: OfferPictures
  readonly homeChecks: HomeChecks
  readonly ownerPhones: (c: Context) => OwnerPhones
  readonly claims: Claims
  readonly moderation: Moderation
  readonly bans: Bans
  readonly conversations: Conversations
  readonly messagePictures: MessagePictures
  /** For event streams. */
  readonly messages: { readonly hub: MessageHub; readonly stopping: AbortSignal }
  readonly viewings: Viewings
  readonly reports: (c: Context) => Reports
  readonly rates: CurrentRates['get']
  readonly mail: MailService
  readonly identity: CreatedIdentity
  readonly pictures: PictureService
  readonly readiness: Readiness
  readonly renders: FairQueue
  readonly yieldToEventLoop: YieldToEventLoop
  readonly clientIp: (c: Context) => string
  /** Ends what would never end by itself; before the port is closed. */
  readonly endStreams: () => void
  /** Stops background work; the database stays open. */
  readonly stop: () => Promise<void>
}

/**
 * Migrates the database and starts all services.
 *
 * @param build the build folder
 * @param development whether a demo replaces sign-in providers without a client
 * @throws {Error} one sentence that says what to do, when stored or configured values cannot be
 *   used
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
  const clientIp = (c: Context) => getClientIp(c, ips)
  const yieldToEventLoop = createYieldToEventLoop()
  const renders = createFairQueue(RENDER_QUEUE, yieldToEventLoop)
  const mail = createMailService(db, env, clientIp)
  const identity = await createIdentityService(database, env, {
    development,
    mailer: mail.mailer,
    clientIp,
    yieldToEventLoop,
  })
  // Samples are for trying the site out, which nobody does with a PostgreSQL server.
  if (database.kind === 'embedded') await seedSamplesUnlessReal(db, new Date())
  const search = await openSearch({
    pool: database.pool,
    databaseUrl: env.DATABASE_URL,
    followEveryMs: INDEX_POLL_MS,
    onProgress: (line) => log.info(line),
  })
  const rates = await followExchangeRates(db)
  await warnWithoutModerator(db)
  const areMailsDelivered = env.SMTP_URL !== undefined
  const retention = startRetention(db, { areMailsDelivered })
  const expiry = startExpiry({ db, mailer: mail.mailer, siteUrl: env.SITE_URL })
  const replyDomain = env.INBOUND_SMTP_PORT === undefined ? null : env.INBOUND_MAIL_DOMAIN
  const unreadMails = startUnreadMails({
    db,
    mailer: mail.mailer,
    siteUrl: env.SITE_URL,
    replyDomain,
  })
  const hub = createMessageHub()
  // The embedded database belongs to this process alone.
  const follower = database.kind === 'postgres' ? followMessages(db, hub) : null
  const stopping = new AbortController()
  const viewingTools = { db, mailer: mail.mailer, siteUrl: env.SITE_URL, from: env.MAIL_FROM }
  const viewingMails = startViewingJobs(viewingTools)
  const rateUpdates = env.RATES_URL === undefined ? null : startRateUpdates(db, env.RATES_URL)
  const folders = getPictureFolders(env.DATA_DIR)
  const storage = await openPictureStorage(env, folders.homes)
  const pictures = await createPictureService(join(build, 'pictures'), {
    ...{ dataDir: env.DATA_DIR, folders, storage, db },
  })
  const sweep = startSweep(db, {
    ...{ storage, variants: folders.homeCache, uploads: folders.uploads },
  })
  const catalog = createCatalog({
    db,
    search,
    findPlaceholders: pictures.findPlaceholders,
    findListedOffer: (type, id) => findListedOffer(db, type, id),
    rates: rates.get,
  })
  const readiness = createReadiness({
    database: () => isReachable(database.pool),
    index: async () => catalog.isComplete(),
    renders: async () => !renders.isFull(),
    passwords: async () => !identity.passwordQueue?.isFull(),
  })
  registerSiteGauges({
    pool: database.pool,
    renders,
    passwords: identity.passwordQueue,
    mail: () => countSpool(db),
    pictureSpace: pictures.diskSpace.countBytes,
    index: () => ({ ...search.state(), isComplete: search.isComplete() }),
  })
  return {
    env,
    database,
    catalog,
    offers: createOffers({ db, rates: rates.get, moderation: env.MODERATION }),
    offerPictures: createOfferPictures({ db, ...pictures }),
    homeChecks: createHomeChecks({ db, reader: pictures.reader, rates: rates.get }),
    ownerPhones: createOwnerPhones(db, clientIp),
    claims: createClaims({
      ...{ db, rates: rates.get, mailer: mail.mailer, siteUrl: env.SITE_URL },
    }),
    moderation: createModeration({ db, rates: rates.get, mailer: mail.mailer }),
    bans: createBans({ db }),
    conversations: createConversations({ db, hub, areMailsDelivered }),
    messagePictures: createMessagePictures({ db, reader: pictures.reader }),
    messages: { hub, stopping: stopping.signal },
    viewings: createViewings({ ...viewingTools, hub }),
    reports: createReports(db, clientIp),
    rates: rates.get,
    mail,
    identity,
    pictures,
    readiness,
    renders,
    yieldToEventLoop,
    clientIp,
    endStreams: () => stopping.abort(),
    async stop() {
      stopping.abort()
      await follower?.stop()
      await retention.stop()
      await expiry.stop()
      await sweep.stop()
      await unreadMails.stop()
      await viewingMails.stop()
      await rateUpdates?.stop()
      await rates.stop()
      pictures.reader.stop()
      await search.stop()
      await identity.idle()
      await mail.stop()
    },
  }
}
