import type { Context, Handler, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { answerWith, type Bytes, finishPage, type Page } from './page.ts'
import { acceptedEncoding } from './page-encoding.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

const CACHE_BYTES = 64 * 1024 * 1024
const FRESH_MS = 60_000

export interface PagesOptions {
  /** Renders the page of a request. `document` is its body where the answer was given without. */
  readonly render: (request: Request) => Promise<{ response: Response; document?: Bytes }>
  /** Changes whenever the catalogue does: pages rendered before that are not served again. */
  readonly version: () => string
  /** Whether rendered pages are kept. */
  readonly keep: boolean
  /** Whether documents get a content security policy; the development server cannot have one. */
  readonly strict: boolean
}

export interface Pages {
  /** Answers what the cache holds; comes before everything else. */
  readonly kept: MiddlewareHandler
  /** Renders, compresses and keeps; comes last. */
  readonly rendered: Handler
}

/** Serves pages: from the cache when they are in it, else rendered anew. */
export function pages({ render, version, keep, strict }: PagesOptions): Pages {
  const cache = new LRUCache<string, Page>({ maxSize: CACHE_BYTES, ttl: FRESH_MS })
  const keyOf = ({ url }: Request) => `${version()} ${url.slice(url.indexOf('/', 8))}`

  return {
    kept(c, next) {
      const page = cache.get(keyOf(c.req.raw))
      return page === undefined ? next() : answer(c, page)
    },
    async rendered(c) {
      const request = c.req.raw
      const key = keyOf(request)
      const { response, document } = await render(request)
      if (!isPublic(request, response)) return withSecurity(response)
      const body = document ?? Buffer.from(await response.arrayBuffer())
      const page = finishPage(response, body, strict)
      if (keep && page.status === 200) cache.set(key, page, { size: 2 * body.length + key.length })
      return answer(c, page)
    },
  }
}

const answer = (c: Context, page: Page) =>
  answerWith(
    page,
    c.req.method,
    acceptedEncoding(c.req.header('accept-encoding')),
    c.req.header('if-none-match'),
  )

function isPublic(request: Request, response: Response): boolean {
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    (response.status === 200 || response.status === 404) &&
    !response.headers.has('Set-Cookie') &&
    !response.headers.has('Cache-Control')
  )
}

function withSecurity(response: Response): Response {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.headers.set(name, value)
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
  return response
}
