import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { isPublicResponse } from './cache-control.ts'
import { answerWith, type Bytes, finishPage, isHtml, type Page } from './page.ts'
import { acceptedEncoding } from './page-encoding.ts'
import type { SealDocument } from './seal-document.ts'

const CACHE_BYTES = 64 * 1024 * 1024
const FRESH_MS = 60_000
/** How exactly the age of a page is told: every look at the clock costs a timer. */
const AGE_STEP_MS = 1_000

export interface PagesOptions {
  /** Renders the page of a request. `document` is its body where the answer was given without. */
  readonly render: (
    request: Request,
    c: Context,
  ) => Promise<{ response: Response; document?: Bytes }>
  /** Changes whenever the catalog does: pages rendered before that are not served again. */
  readonly version: () => string
  /** Whether rendered pages are kept. */
  readonly keep: boolean
  /** Gives documents their security policy; the development server's cannot have one. */
  readonly seal: SealDocument | null
  /** What every page carries. */
  readonly securityHeaders?: Readonly<Record<string, string>>
  /** Told how each page was come by. */
  readonly onLookup?: (result: 'hit' | 'joined' | 'miss') => void
}

export interface Pages {
  /** Answers what the cache holds, at once if it can; comes before everything else. */
  readonly kept: (request: Request) => Response | Promise<Response> | undefined
  /** Renders, compresses and keeps; comes last. */
  readonly rendered: (c: Context) => Promise<Response>
}

/** Serves pages: from the cache when they are in it, else rendered anew. */
export function pages(options: PagesOptions): Pages {
  const { render, version, keep, seal, securityHeaders, onLookup = () => {} } = options
  const cache = new LRUCache<string, Page>({
    maxSize: CACHE_BYTES,
    ttl: FRESH_MS,
    ttlResolution: AGE_STEP_MS,
  })
  /** Renders under way, by key; `null` of one that turned out to be for its visitor alone. */
  const underWay = new Map<string, Promise<Page | null>>()
  const keyOf = (url: string) => `${version()} ${url.slice(url.indexOf('/', 8))}`

  async function renderAnew(request: Request, c: Context): Promise<Page | Response> {
    const { response, document } = await render(request, c)
    const body = document ?? Buffer.from(await response.arrayBuffer())
    if (!isReading(request) || !isPublicResponse(response)) return unkept(response, body, seal)
    return finishPage(response, body, seal, securityHeaders)
  }

  /** Renders for all who ask for the same page meanwhile, unless it is for this visitor alone. */
  async function renderForAll(key: string, request: Request, c: Context): Promise<Page | Response> {
    const shared = Promise.withResolvers<Page | null>()
    underWay.set(key, shared.promise)
    try {
      const made = await renderAnew(request, c)
      if (!(made instanceof Response) && keep && made.status === 200) {
        cache.set(key, made, { size: 2 * made.body.length + key.length })
      }
      shared.resolve(made instanceof Response ? null : made)
      return made
    } catch (error) {
      // Whoever waits tries by themselves: the fault may lie in this visitor's request.
      shared.resolve(null)
      throw error
    } finally {
      underWay.delete(key)
    }
  }

  return {
    kept(request) {
      const page = isReading(request) ? cache.get(keyOf(request.url)) : undefined
      if (page !== undefined) onLookup('hit')
      return page && answer(request, page)
    },
    async rendered(c) {
      const asked = c.req.raw
      const request = withoutFragment(asked)
      if (!isReading(request)) return (await renderAnew(request, c)) as Response
      const key = keyOf(request.url)
      const shared = underWay.get(key)
      // Awaiting nothing would let others come in between.
      const joined = shared === undefined ? null : await shared
      onLookup(joined ? 'joined' : 'miss')
      const made = joined ?? (await renderForAll(key, request, c))
      return made instanceof Response ? made : answer(asked, made)
    },
  }
}

const answer = ({ method, headers }: Request, page: Page) =>
  answerWith(
    page,
    method,
    acceptedEncoding(headers.get('accept-encoding')),
    headers.get('if-none-match'),
  )

const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/**
 * The request as pages are rendered for: a fragment has no place in one, and each would be a page
 * of its own; HEAD asks for the headers of a page that has a body.
 */
function withoutFragment(request: Request): Request {
  const { url, method, headers, signal } = request
  if (method !== 'HEAD' && !url.includes('#')) return request
  const plain = url.replace(/#.*/s, '')
  return isReading(request) ? new Request(plain, { headers, signal }) : new Request(plain, request)
}

/** A redirect, a failure, or a page for one visitor: whole, and nobody may keep it. */
function unkept(
  { status, headers }: Response,
  rendered: Bytes,
  seal: SealDocument | null,
): Response {
  // A page that failed is not cached, even if its route is public.
  const declared = headers.get('Cache-Control')
  if (declared === null || declared === 'public') headers.set('Cache-Control', 'no-store')
  const sealed = seal !== null && isHtml(headers) ? seal(rendered) : null
  if (sealed) headers.set('Content-Security-Policy', sealed.policy)
  const body = sealed?.body ?? rendered
  return new Response(body.length === 0 ? null : body, { status, headers })
}
