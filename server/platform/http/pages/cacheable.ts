import { createPage, sendPage } from './page.ts'
import { negotiateEncoding } from './page-encoding.ts'

/** A text that is complete before it is sent. */
export interface TextBody {
  readonly body: string
  readonly type: string
  readonly cacheControl: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a text as pages are sent: with an ETag, 304, compressed, without a body for HEAD. */
export function sendCacheable(
  { method, headers: requestHeaders }: Request,
  { body, type, cacheControl, headers }: TextBody,
): Response | Promise<Response> {
  const bytes = Buffer.from(body)
  const page = createPage(new Response(null, { headers: { 'Content-Type': type } }), bytes, null)
  return sendPage(
    { ...page, headers: { ...page.headers, ...headers, 'cache-control': cacheControl } },
    method,
    negotiateEncoding(requestHeaders.get('accept-encoding')),
    requestHeaders.get('if-none-match'),
  )
}
