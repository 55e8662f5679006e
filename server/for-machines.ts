import { type Context, Hono } from 'hono'
import { apiRoutes } from './api/routes.ts'
import { atomRoutes } from './atom/routes.ts'
import type { Queryable } from './db/open.ts'
import { type Limit, limited } from './http/rate-limit.ts'
import type { Catalogue } from './listing/catalogue.ts'
import { ASK_AGAIN_AFTER, isStillStarting } from './listing/still-starting.ts'
import { sitemapRoutes } from './sitemap/routes.ts'

/** Files of one address of the network: a sitemap is read whole, then rarely. */
const BY_ADDRESS: Limit = { points: 120, duration: 60 }

export interface ForMachinesOptions {
  readonly db: Queryable
  readonly catalogue: Catalogue
  /** The configured address of the site, or ''. */
  readonly siteUrl: string
  readonly addressOf: (c: Context) => string
}

/** What answers other programs: the API, search engines, readers of feeds. */
export function forMachines(options: ForMachinesOptions): Pick<Hono, 'fetch'> {
  const { db, catalogue, siteUrl, addressOf } = options
  const api = apiRoutes({ catalogue, addressOf })
  const app = new Hono()
  app.all('/api/*', (c) => api.fetch(c.req.raw, c.env))
  app.use(limited(BY_ADDRESS, addressOf))
  app.route('/', sitemapRoutes({ db, version: catalogue.version, siteUrl }))
  app.route('/', atomRoutes({ catalogue, siteUrl }))
  app.get('*', (c) => c.text('There is no such file.', 404, { 'Cache-Control': 'no-cache' }))
  app.all('*', (c) => c.text('This can only be read.', 405, { Allow: 'GET, HEAD' }))
  app.onError((error, c) => {
    if (isStillStarting(error)) {
      return c.text(error.message, 503, { 'Retry-After': String(ASK_AGAIN_AFTER) })
    }
    console.error('A file for machines could not be made.', error)
    return c.text('This cannot be answered now.', 500, { 'Cache-Control': 'no-store' })
  })
  return app
}
