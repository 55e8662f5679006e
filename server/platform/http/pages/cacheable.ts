import { createPage, sendPage } from './page.ts'

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
