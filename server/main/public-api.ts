import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { apiRoutes } from '#server/catalog/api/routes.ts'
import { atomRoutes } from '#server/catalog/atom/routes.ts'
import type { Catalog } from '#server/catalog/listing/catalog.ts'
import { sitemapRoutes } from '#server/catalog/sitemap/routes.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { LIMITS } from '#server/platform/http/limits/limits.ts'
import { limitByIp } from '#server/platform/http/limits/rate-limit.ts'
import { createErrorHandler } from '#server/platform/http/response/error-handler.ts'
import { log } from '#server/platform/log/log.ts'
import { securityTxtRoutes } from '#server/site/security-txt.ts'

export interface PublicApiOptions {
  readonly db: Queryable
  readonly catalog: Catalog
  /** The configured URL of the site, or ''. */
  readonly siteUrl: string
  /** The contact for security reports, as a URL; '' for the contact form. */
  readonly securityContact: string
  /** Paths that are not pages, for robots.txt. */
  readonly disallow: readonly string[]
  readonly clientIp: (c: Context) => string
  /** Shared with page renders. */
  readonly queueRequests: MiddlewareHandler
}

/** Everything for programs: the API, sitemaps, feeds. */
export function publicApi(options: PublicApiOptions): Hono {
  const { db, catalog, siteUrl, securityContact, disallow, clientIp, queueRequests } = options
  const api = apiRoutes({ catalog, clientIp, queueRequests })
  const app = new Hono()
  app.all('/api/*', (c) => api.fetch(c.req.raw, c.env))
  app.use(limitByIp(LIMITS.files, clientIp), queueRequests)
  app.route('/', sitemapRoutes({ db, version: catalog.version, siteUrl, disallow }))
  app.route('/', securityTxtRoutes({ contact: securityContact, siteUrl }))
  app.route('/', atomRoutes({ catalog, siteUrl }))
  app.get('*', (c) => c.text('There is no such file.', 404, { 'Cache-Control': 'no-cache' }))
  app.all('*', (c) => c.text('This can only be read.', 405, { Allow: 'GET, HEAD' }))
  app.onError(createErrorHandler(log, 'A file for machines could not be made.'))
  return app
}
