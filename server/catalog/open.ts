import { Hono } from 'hono'
import { createContext } from 'react-router'
import type { People } from '#server/people/open.ts'
import { LIMITS } from '#server/platform/http/limits/limits.ts'
import { limitByIp } from '#server/platform/http/limits/rate-limit.ts'
import { queueRequests } from '#server/platform/http/limits/screen-limits.ts'
import { createErrorHandler } from '#server/platform/http/response/error-handler.ts'
import { log } from '#server/platform/log/log.ts'
import { registerGauge } from '#server/platform/metrics.ts'
import type { Platform } from '#server/platform/open.ts'
import { runPeriodically } from '#server/platform/runtime/run-periodically.ts'
import { openStorage } from '#server/platform/storage/open-storage.ts'
import { apiRoutes } from './api/routes.ts'
import { atomRoutes } from './atom/routes.ts'
import { followExchangeRates } from './exchange-rate/follow-rates.ts'
import { createFavorites } from './favorite/favorites.ts'
import { type Catalog, type CatalogOptions, createCatalog } from './listing/catalog.ts'
import { seedSamplesUnlessReal } from './listing/seed/commands.ts'
import { alertFeedRoutes } from './saved-search/alert-feed.ts'
import { readPushKey } from './saved-search/push-key.ts'
import { createSavedSearches, type SavedSearches } from './saved-search/saved-searches.ts'
import { openSearch, SNAPSHOT_EVERY_MS } from './search/open-search.ts'
import { createSnapshots, getSnapshotName, INDEX_PARTS } from './search/snapshot/snapshots.ts'
import { openShortlists } from './shortlist/open.ts'
import { sitemapRoutes } from './sitemap/routes.ts'

/** How soon a change by another process is visible that nobody announced. */
const INDEX_POLL_MS = 2_000

/** What visitors find. */
export type CatalogDistrict = Awaited<ReturnType<typeof openCatalog>>

export const catalogContext = createContext<CatalogDistrict>()

/** @throws {Error} one sentence when the catalog cannot be read */
export async function openCatalog(
  platform: Platform,
  people: Pick<People, 'createVisitor'>,
  options: Pick<CatalogOptions, 'findListedOffer' | 'findPlaceholders'>,
) {
  const { database, db, env, mailer, onStop } = platform
  // Samples are for trying the site out, which nobody does with a PostgreSQL server.
  if (database.kind === 'embedded') await seedSamplesUnlessReal(db, new Date())
  const search = await openSearch({
    pool: database.reader.pool,
    yieldToEventLoop: platform.yieldToEventLoop,
    followEveryMs: INDEX_POLL_MS,
    onProgress: (line) => log.info(line),
    snapshots: createSnapshots(await openStorage(env, INDEX_PARTS), getSnapshotName()),
  })
  onStop(search.stop)
  platform.announcements.join('homiq_listings', search.pollSoon)
  const snapshots = runPeriodically(search.takeSnapshot, {
    name: 'index_snapshot',
    intervalMs: SNAPSHOT_EVERY_MS,
    failure: 'No snapshot of the search index was written; it is tried again in ten minutes.',
  })
  onStop(snapshots.stop)
  const rates = await followExchangeRates(db)
  onStop(rates.stop)
  const catalog = createCatalog({ db: database.reader.orm, search, rates: rates.get, ...options })
  const savedSearches = createSavedSearches({
    db,
    mailer,
    siteUrl: env.SITE_URL,
    rates: rates.get,
  })
  const pushKey = await readPushKey(db)
  registerGauge('homiq_index_listings', 'Homes in the search index.', () => search.state().listings)
  registerGauge(
    'homiq_index_age_seconds',
    'Since it was last in step with the database.',
    () => search.state().secondsSincePoll,
  )
  const shortlists = openShortlists(platform, people, catalog)
  return {
    ...catalog,
    ...shortlists,
    favorites: createFavorites(db, catalog),
    /** The current exchange rates. */
    rates: rates.get,
    savedSearches,
    /** The key of the site for push services, as browsers want it. */
    pushKey: pushKey.publicKey,
    /** Whether alerts may be posted to this machine and its network. */
    isPrivatePostAllowed: env.PRIVATE_POSTS,
    routes: [...shortlists.routes, createPublicRoutes(platform, catalog, savedSearches)],
  }
}

/** Everything for programs: the API, sitemaps, feeds. */
function createPublicRoutes(platform: Platform, catalog: Catalog, searches: SavedSearches): Hono {
  const { database, clientIp, env } = platform
  const siteUrl = env.CONFIGURED_SITE_URL
  const takeTurns = queueRequests(platform)
  const api = apiRoutes({ catalog, clientIp, queueRequests: takeTurns })
  const app = new Hono()
  app.all('/api/*', (c) => api.fetch(c.req.raw, c.env))
  app.use(limitByIp(LIMITS.files, clientIp), takeTurns)
  app.route('/', sitemapRoutes({ db: database.reader.orm, siteUrl }))
  app.route('/', atomRoutes({ catalog, siteUrl }))
  app.route('/', alertFeedRoutes({ searches, siteUrl }))
  app.get('*', (c) => c.text('There is no such file.', 404, { 'Cache-Control': 'no-cache' }))
  app.all('*', (c) => c.text('This can only be read.', 405, { Allow: 'GET, HEAD' }))
  app.onError(createErrorHandler('A file for machines could not be made.'))
  return app
}
