import { createHash } from 'node:crypto'
import { SECURITY_HEADERS } from '#server/platform/http/response/security-headers.ts'
import { SHARED_CACHE_SECONDS, STALE_SECONDS } from './cache-control.ts'
import type { FinalizeDocument } from './finalize-document.ts'
import { encodePage, negotiateEncoding, type PageEncoding } from './page-encoding.ts'

export type Bytes = Buffer<ArrayBuffer>

/** Public pages are the same bytes for everyone, so shared caches may store them. */
const SHARED = `s-maxage=${SHARED_CACHE_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`
const PUBLIC = `public, max-age=0, ${SHARED}`

/**
 * Page data is prefetched when a link is touched and used when it is clicked: for these seconds the
 * browser need not revalidate it.
 */
const PUBLIC_DATA = `public, max-age=10, ${SHARED}`

/** Shorter bodies are not worth compressing. */
const MIN_COMPRESSED_BYTES = 1024

export const isHtml = (headers: Headers) =>
  headers.get('content-type')?.startsWith('text/html') ?? false

type HeaderRecord = Readonly<Record<string, string>>

/** A page ready to be sent, with the encodings that were requested so far. */
export interface Page {
  readonly status: number
  readonly headers: HeaderRecord & { readonly etag: string }
  readonly body: Bytes
  readonly encoded: Map<PageEncoding, Bytes>
}

/**
 * A rendered page with the headers of a public one. `finalizeDocument` is `null` in development, where
 * documents cannot have a policy.
 */
export function createPage(
  response: Response,
  rendered: string | Bytes,
  finalizeDocument: FinalizeDocument | null,
  securityHeaders: HeaderRecord = SECURITY_HEADERS,
): Page {
  const isDocument = isHtml(response.headers)
  const finalized = isDocument ? finalizeDocument?.(rendered.toString()) : undefined
  const body = finalized?.body ?? Buffer.from(rendered)
  const shared = isDocument ? PUBLIC : PUBLIC_DATA
  const headers = {
    ...securityHeaders,
    ...Object.fromEntries(response.headers),
    ...(finalized && { 'content-security-policy': finalized.policy }),
    'cache-control': response.status === 200 ? shared : 'no-cache',
    etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
    vary: 'Accept-Encoding',
  }
  return { status: response.status, headers, body, encoded: new Map() }
}

/**
 * The whole page, only its headers for HEAD, or 304. Not a promise when the page is already there
 * in that encoding.
 */
export function sendPage(request: Request, page: Page): Response | Promise<Response> {
  const { status, headers } = page
  // A list of tags may follow; all of them are in quotation marks.
  const known = request.headers.get('if-none-match')?.includes(headers.etag.replace('W/', ''))
  if (status === 200 && known) return new Response(null, { status: 304, headers })
  const send = (body: Bytes, more?: HeaderRecord) =>
    new Response(request.method === 'HEAD' ? null : body, {
      status,
      headers: { ...headers, ...more },
    })
  const encoding = negotiateEncoding(request.headers.get('accept-encoding'))
  if (encoding === 'identity' || page.body.length < MIN_COMPRESSED_BYTES) return send(page.body)
  const more = { 'content-encoding': encoding }
  const encoded = page.encoded.get(encoding)
  if (encoded !== undefined) return send(encoded, more)
  return encodePage(page.body, encoding).then((body) => {
    page.encoded.set(encoding, body)
    return send(body, more)
  })
}

/** A text that is complete before it is sent. */
export interface TextBody {
  readonly body: string
  readonly type: string
  readonly cacheControl: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a text as pages are sent: with an ETag, 304, compressed, without a body for HEAD. */
export function sendCacheable(
  request: Request,
  { body, type, cacheControl, headers }: TextBody,
): Response | Promise<Response> {
  const page = createPage(new Response(null, { headers: { 'Content-Type': type } }), body, null)
  const all = { ...page.headers, ...headers, 'cache-control': cacheControl }
  return sendPage(request, { ...page, headers: all })
}
