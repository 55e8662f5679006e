import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Queryable } from '#server/platform/db/open.ts'
import { sendCacheable } from '#server/platform/http/pages/page.ts'
import { getSite } from '#server/platform/http/request/site.ts'
import { createSitemapParts, MAX_URLS_PER_FILE, type SitemapPart } from './parts.ts'
import { renderRobots } from './robots.ts'
import { renderSitemapIndex, renderSitemapPart } from './sitemap.ts'

const MAX_AGE_SECONDS = 3_600
const XML = 'application/xml; charset=utf-8'

export interface SitemapOptions {
  readonly db: Queryable
  /** The configured URL of the site, or ''. */
  readonly siteUrl: string
  /** URLs per file. */
  readonly maxUrls?: number
}

/** `robots.txt` and the sitemap: an index and its parts. */
export function sitemapRoutes(options: SitemapOptions): Hono {
  const { db, siteUrl, maxUrls = MAX_URLS_PER_FILE } = options
  const app = new Hono()
  const partsCache = new LRUCache<'parts', readonly SitemapPart[]>({
    max: 1,
    ttl: MAX_AGE_SECONDS * 1_000,
    fetchMethod: () => createSitemapParts(db, maxUrls),
  })
  const parts = async () => (await partsCache.fetch('parts')) ?? []
  const getCacheControl = (request: Request) =>
    `${getSite(request, siteUrl).cacheScope}, max-age=${MAX_AGE_SECONDS}`

  app.get('/robots.txt', ({ req: { raw } }) =>
    sendCacheable(raw, {
      body: renderRobots(getSite(raw, siteUrl).origin),
      type: 'text/plain; charset=utf-8',
      cacheControl: getCacheControl(raw),
    }),
  )

  app.get('/sitemap.xml', async ({ req: { raw } }) =>
    sendCacheable(raw, {
      body: renderSitemapIndex(getSite(raw, siteUrl).origin, (await parts()).length),
      type: XML,
      cacheControl: getCacheControl(raw),
    }),
  )

  app.get('/:file{sitemap-[0-9]+\\.xml}', async (c) => {
    const number = /^sitemap-([1-9]\d{0,4})\.xml$/.exec(c.req.param('file'))?.[1]
    const part = number && (await parts())[Number(number) - 1]
    if (!part) return c.text('There is no such part.', 404, { 'Cache-Control': 'no-cache' })
    const { origin } = getSite(c.req.raw, siteUrl)
    return sendCacheable(c.req.raw, {
      body: await renderSitemapPart(db, origin, part),
      type: XML,
      cacheControl: getCacheControl(c.req.raw),
    })
  })

  return app
}
