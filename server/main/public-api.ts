import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { apiRoutes } from '#server/api/routes.ts'
import { atomRoutes } from '#server/atom/routes.ts'
import type { Queryable } from '#server/db/open.ts'
import { answerFailure } from '#server/http/failure.ts'
import { LIMITS } from '#server/http/limits/limits.ts'
import { limited } from '#server/http/limits/rate-limit.ts'
import type { Catalog } from '#server/listing/catalog.ts'
import { log } from '#server/log/log.ts'
import { securityTxtRoutes } from '#server/security-txt/routes.ts'
import { sitemapRoutes } from '#server/sitemap/routes.ts'

export interface PublicApiOptions {
  readonly db: Queryable
  readonly catalog: Catalog
  /** The configured address of the site, or ''. */
  readonly siteUrl: string
  /** Where faults of safety are told, as an address; '' for the form of the site. */
  readonly securityContact: string
  /** Paths of services that are not pages, for robots.txt. */
  readonly disallow: readonly string[]
  readonly addressOf: (c: Context) => string
  /** Lets an answer be made when it is its turn. */
  readonly inTurn: MiddlewareHandler
}

/** What answers other programs: the API, search engines, readers of feeds. */
export function publicApi(options: PublicApiOptions): Hono {
  const { db, catalog, siteUrl, securityContact, disallow, addressOf, inTurn } = options
  const api = apiRoutes({ catalog, addressOf, inTurn })
  const app = new Hono()
  app.all('/api/*', (c) => api.fetch(c.req.raw, c.env))
  app.use(limited(LIMITS.files, addressOf), inTurn)
  app.route('/', sitemapRoutes({ db, version: catalog.version, siteUrl, disallow }))
  app.route('/', securityTxtRoutes({ contact: securityContact, siteUrl }))
  app.route('/', atomRoutes({ catalog, siteUrl }))
  app.get('*', (c) => c.text('There is no such file.', 404, { 'Cache-Control': 'no-cache' }))
  app.all('*', (c) => c.text('This can only be read.', 405, { Allow: 'GET, HEAD' }))
  app.onError(answerFailure(log, 'A file for machines could not be made.'))
  return app
}
