import { createHash, randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Queryable } from '#server/db/open.ts'
import { sendCacheable } from '#server/http/pages/cacheable.ts'
import { sendStream } from '#server/http/pages/stream.ts'
import { getSite } from '#server/http/site.ts'
import { divide, MOST_ADDRESSES, type Part } from './parts.ts'
import { robots } from './robots.ts'
import { sitemapIndex, sitemapPart } from './xml.ts'

const HOUR_S = 3_600
const XML = 'application/xml; charset=utf-8'

export interface SitemapOptions {
  readonly db: Queryable
  /** Changes whenever the catalog does. */
  readonly version: () => string
  /** The configured address of the site, or ''. */
  readonly siteUrl: string
  /** Paths for robots.txt that no page has. */
  readonly disallow: readonly string[]
  /** Addresses in a file. */
  readonly mostAddresses?: number
}

/** `robots.txt` and the sitemap: an index and its parts. */
export function sitemapRoutes(options: SitemapOptions): Hono {
  const { db, version, siteUrl, disallow, mostAddresses = MOST_ADDRESSES } = options
  const app = new Hono()
  const kept = new LRUCache<'parts', readonly Part[]>({
    max: 1,
    ttl: HOUR_S * 1_000,
    fetchMethod: () => divide(db, mostAddresses),
  })
  const parts = async () => (await kept.fetch('parts')) ?? []
  // Versions are counted by each process for itself, from its start on.
  const start = randomUUID()
  const keeping = (request: Request) => `${getSite(request, siteUrl).cacheScope}, max-age=${HOUR_S}`

  app.get('/robots.txt', ({ req: { raw } }) =>
    sendCacheable(raw, {
      body: robots(getSite(raw, siteUrl).origin, disallow),
      type: 'text/plain; charset=utf-8',
      cacheControl: keeping(raw),
    }),
  )

  app.get('/sitemap.xml', async ({ req: { raw } }) =>
    sendCacheable(raw, {
      body: sitemapIndex(getSite(raw, siteUrl).origin, (await parts()).length),
      type: XML,
      cacheControl: keeping(raw),
    }),
  )

  app.get('/:file{sitemap-[0-9]+\\.xml}', async (c) => {
    const number = /^sitemap-([1-9]\d{0,4})\.xml$/.exec(c.req.param('file'))?.[1]
    const part = number && (await parts())[Number(number) - 1]
    if (!part) return c.text('There is no such part.', 404, { 'Cache-Control': 'no-cache' })
    const { origin } = getSite(c.req.raw, siteUrl)
    // To name a part by its bytes it would have to be read; it is the same while nothing changes.
    const named = JSON.stringify([start, version(), origin, part])
    return sendStream(c.req.raw, {
      chunks: () => sitemapPart(db, origin, part),
      etag: `W/"${createHash('sha1').update(named).digest('base64url')}"`,
      type: XML,
      cacheControl: keeping(c.req.raw),
    })
  })

  return app
}
