import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { isPublicResponse, PAGE_TTL_MS } from './cache-control.ts'
import type { FinalizeDocument } from './finalize-document.ts'
import { type Bytes, createPage, isHtml, type Page, sendPage } from './page.ts'
import { negotiateEncoding } from './page-encoding.ts'

const CACHE_BYTES = 64 * 1024 * 1024
/** Precision of a page's age: lru-cache starts a timer whenever it reads the clock. */
const TTL_RESOLUTION_MS = 1_000

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
  /** Called for every page: cached, rendered for another request, or rendered. */
  readonly onLookup?: (result: 'hit' | 'joined' | 'miss') => void
}

export interface Pages {
  /**
   * The cached response, if there is one; not a promise if it can. Called before everything else.
   */
  readonly fromCache: (request: Request) => Response | Promise<Response> | undefined
  /** Renders, compresses and caches. Called last. */
  readonly render: (c: Context) => Promise<Response>
}

export function createPages(options: PagesOptions): Pages {
  const {
    render,
    version,
    cachePages,
    finalizeDocument,
    securityHeaders,
    onLookup = () => {},
  } = options
  const cache = new LRUCache<string, Page>({
    maxSize: CACHE_BYTES,
    ttl: PAGE_TTL_MS,
    ttlResolution: TTL_RESOLUTION_MS,
  })
  /** Renders in progress, by key; they resolve to `null` if the page is private. */
  const inFlight = new Map<string, Promise<Page | null>>()
  const getCacheKey = (url: string) => `${version()} ${url.slice(url.indexOf('/', 8))}`

  async function renderPage(request: Request, c: Context): Promise<Page | Response> {
    const { response, document } = await render(request, c)
    const body = document ?? Buffer.from(await response.arrayBuffer())
    const isRedirect = response.status >= 300 && response.status < 400
    if (isHtml(response.headers) && body.length === 0 && !isRedirect) {
      throw new Error('A page was rendered without a document.')
    }
    if (!isSafeMethod(request) || !isPublicResponse(response))
      return uncached(response, body, finalizeDocument)
    return createPage(response, body, finalizeDocument, securityHeaders)
  }

  /** Renders for all concurrent requests for the page, unless it is private. */
  async function renderShared(key: string, request: Request, c: Context): Promise<Page | Response> {
    const shared = Promise.withResolvers<Page | null>()
    inFlight.set(key, shared.promise)
    try {
      const result = await renderPage(request, c)
      if (!(result instanceof Response) && cachePages && result.status === 200) {
        cache.set(key, result, { size: 2 * result.body.length + key.length })
      }
      shared.resolve(result instanceof Response ? null : result)
      return result
    } catch (error) {
      // The others render for themselves, because this request may have caused the error.
      shared.resolve(null)
      throw error
    } finally {
      inFlight.delete(key)
    }
  }

  return {
    fromCache(request) {
      const page = isSafeMethod(request) ? cache.get(getCacheKey(request.url)) : undefined
      if (page !== undefined) onLookup('hit')
      return page && send(request, page)
    },
    async render(c) {
      const original = c.req.raw
      const request = toRenderRequest(original)
      if (!isSafeMethod(request)) return (await renderPage(request, c)) as Response
      const key = getCacheKey(request.url)
      const shared = inFlight.get(key)
      // No `await` without a promise: it would let other requests come in between.
      const joined = shared === undefined ? null : await shared
      onLookup(joined ? 'joined' : 'miss')
      const result = joined ?? (await renderShared(key, request, c))
      return result instanceof Response ? result : send(original, result)
    },
  }
}

const send = ({ method, headers }: Request, page: Page) =>
  sendPage(
    page,
    method,
    negotiateEncoding(headers.get('accept-encoding')),
    headers.get('if-none-match'),
  )

const isSafeMethod = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/**
 * The request to render: without the fragment, which would make another cache key, and as GET for HEAD, which needs the
 * headers of a page that has a body.
 */
function toRenderRequest(request: Request): Request {
  const { url, method, headers, signal } = request
  if (method !== 'HEAD' && !url.includes('#')) return request
  const plain = url.replace(/#.*/s, '')
  return isSafeMethod(request)
    ? new Request(plain, { headers, signal })
    : new Request(plain, request)
}

/** A redirect, an error or a private page: complete, and not cached. */
function uncached(
  { status, headers }: Response,
  rendered: string | Bytes,
  finalizeDocument: FinalizeDocument | null,
): Response {
  // An error is not cached, even if its route is public.
  const declared = headers.get('Cache-Control')
  if (declared === null || declared === 'public') headers.set('Cache-Control', 'no-store')
  const finalized =
    finalizeDocument !== null && isHtml(headers) ? finalizeDocument(rendered.toString()) : null
  if (finalized) headers.set('Content-Security-Policy', finalized.policy)
  const body = finalized?.body ?? rendered
  return new Response(body.length === 0 ? null : body, { status, headers })
}
