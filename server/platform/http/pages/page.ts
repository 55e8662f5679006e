import { createHash } from 'node:crypto'
import { SECURITY_HEADERS } from '#server/platform/http/response/security-headers.ts'
import { SHARED_CACHE_SECONDS, STALE_SECONDS } from './cache-control.ts'
import type { FinalizeDocument } from './finalize-document.ts'
import { encodePage, type PageEncoding } from './page-encoding.ts'

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
  readonly etag: string
  readonly headers: HeaderRecord
  readonly body: Bytes
  readonly encoded: Map<PageEncoding, { readonly body: Bytes; readonly headers: HeaderRecord }>
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
  const finalized =
    finalizeDocument !== null && isDocument ? finalizeDocument(rendered.toString()) : null
  const body = finalized?.body ?? Buffer.from(rendered)
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  const shared = isDocument ? PUBLIC : PUBLIC_DATA
  const headers: Record<string, string> = {
    ...securityHeaders,
    ...Object.fromEntries(response.headers),
    'cache-control': response.status === 200 ? shared : 'no-cache',
    etag,
    vary: 'Accept-Encoding',
  }
  if (finalized) headers['content-security-policy'] = finalized.policy
  return { status: response.status, etag, headers, body, encoded: new Map() }
}

/**
 * The whole page, only its headers for HEAD, or 304. Not a promise when the page is already there
 * in that encoding.
 */
export function sendPage(
  page: Page,
  method: string,
  encoding: PageEncoding,
  ifNoneMatch: string | null,
): Response | Promise<Response> {
  if (page.status === 200 && ifNoneMatch !== null && matchesEtag(ifNoneMatch, page.etag)) {
    return new Response(null, { status: 304, headers: page.headers })
  }
  const send = ({ body, headers }: Pick<Page, 'body' | 'headers'>) =>
    new Response(method === 'HEAD' ? null : body, { status: page.status, headers })
  if (encoding === 'identity' || page.body.length < MIN_COMPRESSED_BYTES) return send(page)
  const known = page.encoded.get(encoding)
  return known === undefined ? encode(page, encoding).then(send) : send(known)
}

/**
 * Whether an `If-None-Match` header matches `etag`, by weak comparison (RFC 9110, section 13.1.2).
 */
function matchesEtag(header: string, etag: string): boolean {
  const opaque = etag.replace(/^W\//, '')
  return header.trim() === '*' || (header.match(/"[^"]*"/g)?.includes(opaque) ?? false)
}

async function encode(page: Page, encoding: PageEncoding) {
  const body = await encodePage(page.body, encoding)
  const encoded = { body, headers: { ...page.headers, 'content-encoding': encoding } }
  page.encoded.set(encoding, encoded)
  return encoded
}
