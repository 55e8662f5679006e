import { createHash } from 'node:crypto'
import type { Handler } from 'hono'
import { LRUCache } from 'lru-cache'
import { acceptedEncoding, encodePage, type PageEncoding } from './page-encoding.ts'
import { contentSecurityPolicy, SECURITY_HEADERS } from './security-headers.ts'

/** Public pages are the same bytes for everyone, so anyone on the way may keep them. */
const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
const CACHE_BYTES = 64 * 1024 * 1024
const FRESH_MS = 60_000
const SMALLEST_COMPRESSED = 1024

/** A page as it is sent: its headers and its body in the encodings asked for so far. */
interface Page {
  readonly status: number
  readonly etag: string
  readonly headers: Record<string, string>
  readonly bodies: Map<PageEncoding, Buffer<ArrayBuffer>>
}

export interface PagesOptions {
  /** Renders the page of a request. */
  readonly render: (request: Request) => Promise<Response>
  /** Changes whenever the catalogue does: pages rendered before that are not served again. */
  readonly version: () => string
  /** Whether rendered pages are kept. */
  readonly keep: boolean
  /** Whether documents get a content security policy; the development server cannot have one. */
  readonly strict: boolean
}

/** Serves pages: from the cache when they are in it, else rendered, compressed and kept. */
export function pages({ render, version, keep, strict }: PagesOptions): Handler {
  const cache = new LRUCache<string, Page>({ maxSize: CACHE_BYTES, ttl: FRESH_MS })

  async function fresh(request: Request, key: string): Promise<Response | Page> {
    const response = await render(request)
    if (!isPublic(request, response)) return withSecurity(response)
    const body = Buffer.from(await response.arrayBuffer())
    const page = finish(response, body, strict)
    if (keep && page.status === 200) cache.set(key, page, { size: body.length * 2 + key.length })
    return page
  }

  return async (c) => {
    const request = c.req.raw
    const path = request.url.slice(request.url.indexOf('/', 8))
    const key = `${version()} ${path}`
    const page = cache.get(key) ?? (await fresh(request, key))
    if (page instanceof Response) return page
    if (c.req.header('if-none-match') === page.etag) {
      return new Response(null, { status: 304, headers: page.headers })
    }
    return send(page, acceptedEncoding(c.req.header('accept-encoding')), request.method)
  }
}

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

function finish(response: Response, body: Buffer<ArrayBuffer>, strict: boolean): Page {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const type = response.headers.get('Content-Type') ?? 'text/html; charset=utf-8'
  const headers: Record<string, string> = {
    ...SECURITY_HEADERS,
    ...Object.fromEntries(response.headers),
    'Content-Type': type,
    'Cache-Control': response.status === 200 ? PUBLIC : 'no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
  }
  delete headers['content-type']
  if (strict && type.startsWith('text/html')) {
    headers['Content-Security-Policy'] = contentSecurityPolicy(body.toString())
  }
  return { status: response.status, etag, headers, bodies: new Map([['identity', body]]) }
}

async function send(page: Page, accepted: PageEncoding, method: string): Promise<Response> {
  const plain = page.bodies.get('identity') ?? Buffer.alloc(0)
  const encoding = plain.length < SMALLEST_COMPRESSED ? 'identity' : accepted
  const body = page.bodies.get(encoding) ?? (await encodePage(plain, encoding))
  page.bodies.set(encoding, body)
  const headers =
    encoding === 'identity' ? page.headers : { ...page.headers, 'Content-Encoding': encoding }
  return new Response(method === 'HEAD' ? null : body, { status: page.status, headers })
}
