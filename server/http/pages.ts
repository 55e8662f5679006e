import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { answerWith, type Bytes, finishPage, type Page, type Policy } from './page.ts'
import { acceptedEncoding } from './page-encoding.ts'

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
  /** Changes whenever the catalogue does: pages rendered before that are not served again. */
  readonly version: () => string
  /** Whether rendered pages are kept. */
  readonly keep: boolean
  /** The content security policy of documents; the development server's cannot have one. */
  readonly policy: Policy | null
}

export interface Pages {
  /** Answers what the cache holds, at once if it can; comes before everything else. */
  readonly kept: (request: Request) => Response | Promise<Response> | undefined
  /** Renders, compresses and keeps; comes last. */
  readonly rendered: (c: Context) => Promise<Response>
}

/** Serves pages: from the cache when they are in it, else rendered anew. */
export function pages({ render, version, keep, policy }: PagesOptions): Pages {
  const cache = new LRUCache<string, Page>({
    maxSize: CACHE_BYTES,
    ttl: FRESH_MS,
    ttlResolution: AGE_STEP_MS,
  })
  const keyOf = (url: string) => `${version()} ${url.slice(url.indexOf('/', 8))}`

  return {
    kept(request) {
      const page = isReading(request) ? cache.get(keyOf(request.url)) : undefined
      return page && answer(request, page)
    },
    async rendered(c) {
      const asked = c.req.raw
      const request = withoutFragment(asked)
      const key = keyOf(request.url)
      const { response, document } = await render(request, c)
      const body = document ?? Buffer.from(await response.arrayBuffer())
      if (!isReading(request) || !isPublic(response)) return unkept(response, body, policy)
      const page = finishPage(response, body, policy)
      if (keep && page.status === 200) cache.set(key, page, { size: 2 * body.length + key.length })
      return answer(asked, page)
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

const isPublic = ({ status, headers }: Response): boolean =>
  (status === 200 || status === 404) && !headers.has('Set-Cookie') && !headers.has('Cache-Control')

/** A redirect, a failure, or a page for one visitor: whole, and nobody may keep it. */
function unkept({ status, headers }: Response, body: Bytes, policy: Policy | null): Response {
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  if (policy && headers.get('Content-Type')?.startsWith('text/html')) {
    headers.set('Content-Security-Policy', policy(body.toString('latin1')))
  }
  return new Response(body.length === 0 ? null : body, { status, headers })
}
