import { answerWith, finishPage } from './page.ts'
import { acceptedEncoding } from './page-encoding.ts'

/** An answer that is a text, made whole before it is sent. */
export interface Readable {
  readonly body: string
  readonly type: string
  readonly cacheControl: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Answers who reads as pages do: with an ETag, "not modified", compressed, without body for HEAD. */
export function answerReading(
  { method, headers: asked }: Request,
  { body, type, cacheControl, headers }: Readable,
): Response | Promise<Response> {
  const bytes = Buffer.from(body)
  const page = finishPage(new Response(null, { headers: { 'Content-Type': type } }), bytes, null)
  return answerWith(
    { ...page, headers: { ...page.headers, ...headers, 'cache-control': cacheControl } },
    method,
    acceptedEncoding(asked.get('accept-encoding')),
    asked.get('if-none-match'),
  )
}
