import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { isPublicResponse, PAGE_TTL_MS } from './cache-control.ts'
import type { FinalizeDocument } from './finalize-document.ts'
import { type Bytes, createPage, isHtml, type Page, sendPage } from './page.ts'

const CACHE_BYTES = 64 * 1024 * 1024

export interface PagesOptions {
  /** `document` is the body, if the response has none. */
  readonly render: (
    request: Request,
    c: Context,
  ) => Promise<{ response: Response; document?: string }>
  /** Changes whenever the catalog does: pages rendered before that are not served again. */
  readonly version: () => string
  readonly cachePages: boolean
  /** Gives documents their security policy; `null` in development, where they cannot have one. */
  readonly finalizeDocument: FinalizeDocument | null
  /** Sent with every page. */
  readonly securityHeaders?: Readonly<Record<string, string>>
  /** Called for every page: cached or rendered. */
  readonly onLookup?: (result: 'hit' | 'miss') => void
}

export function createPages(options: PagesOptions) {
  const { version, cachePages, finalizeDocument, securityHeaders, onLookup = () => {} } = options
  const cache = new LRUCache<string, Page>({ maxSize: CACHE_BYTES, ttl: PAGE_TTL_MS })
  const getCacheKey = ({ url }: Request) => `${version()} ${url.slice(url.indexOf('/', 8))}`

  return {
    /**
     * The cached response, if there is one; not a promise if it can. Called before everything else.
     */
    fromCache(request: Request) {
      const page = isSafeMethod(request) ? cache.get(getCacheKey(request)) : undefined
      if (page === undefined) return undefined
      onLookup('hit')
      return sendPage(request, page)
    },
    /** Renders, compresses and caches. Called last. */
    async render(c: Context) {
      const request = c.req.raw
      onLookup('miss')
      // The version from before the render: what changes meanwhile may be missing in the page.
      const key = getCacheKey(request)
      const { response, document } = await options.render(asGet(request), c)
      const body = document ?? Buffer.from(await response.arrayBuffer())
      const isRedirect = response.status >= 300 && response.status < 400
      if (isHtml(response.headers) && body.length === 0 && !isRedirect)
        throw new Error('A page was rendered without a document.')
      if (!isSafeMethod(request) || !isPublicResponse(response))
        return uncached(response, body, finalizeDocument)
      const page = createPage(response, body, finalizeDocument, securityHeaders)
      if (cachePages && page.status === 200)
        cache.set(key, page, { size: 2 * page.body.length + key.length })
      return sendPage(request, page)
    },
  }
}

const isSafeMethod = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/** HEAD needs the headers of a page that has a body. */
const asGet = (request: Request) =>
  request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request

/** A redirect, an error or a private page: complete, and not cached. */
function uncached(
  { status, headers }: Response,
  rendered: string | Bytes,
  finalizeDocument: FinalizeDocument | null,
): Response {
  // An error is not cached, even if its route is public.
  const declared = headers.get('Cache-Control')
  if (declared === null || declared === 'public') headers.set('Cache-Control', 'no-store')
  const finalized = isHtml(headers) ? finalizeDocument?.(rendered.toString()) : undefined
  if (finalized) headers.set('Content-Security-Policy', finalized.policy)
  const body = finalized?.body ?? rendered
  return new Response(body.length === 0 ? null : body, { status, headers })
}
