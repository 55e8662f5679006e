import { pipeline, Readable, type Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { SECURITY_HEADERS } from '#server/http/security-headers.ts'
import { log } from '#server/log/log.ts'
import { answerWith } from './page.ts'
import { acceptedEncoding, type PageEncoding } from './page-encoding.ts'

/** An answer that is too long to be held whole: its pieces are made while it is sent. */
export interface Streamed {
  readonly pieces: () => AsyncIterable<string>
  /** Changes whenever the pieces would. */
  readonly etag: string
  readonly type: string
  readonly cacheControl: string
}

/**
 * Answers with a stream, which goes no faster than it is read, and ends when nobody reads it. Not a
 * piece is made for HEAD, nor where the reader has it already.
 *
 * @throws what the first piece throws: later ones can only break the answer off
 */
export async function answerStream(
  { method, headers: asked }: Request,
  { pieces, etag, type, cacheControl }: Streamed,
): Promise<Response> {
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': type,
    'cache-control': cacheControl,
    etag,
    vary: 'Accept-Encoding',
  }
  const empty = { status: 200, etag, headers, body: Buffer.alloc(0), encoded: new Map() }
  const known = asked.get('if-none-match')
  const withoutBody = await answerWith(empty, 'HEAD', 'identity', known)
  if (method === 'HEAD' || withoutBody.status !== 200) return withoutBody

  const encoding = acceptedEncoding(asked.get('accept-encoding'))
  const plain = Readable.from(await begun(bytesOf(pieces()))).on('error', tell)
  if (encoding === 'identity') return new Response(webStream(plain), { headers })
  const compressed = pipeline(plain, compressor(encoding), () => {})
  return new Response(webStream(compressed), {
    headers: { ...headers, 'content-encoding': encoding },
  })
}

async function* bytesOf(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece)
}

/** The same values, once the first is there. */
async function begun<T>(values: AsyncGenerator<T>): Promise<AsyncGenerator<T>> {
  const first = await values.next()
  return (async function* () {
    if (first.done) return
    yield first.value
    yield* values
  })()
}

/** As pages are compressed: `encodePage` says why it is level 4. */
function compressor(encoding: Exclude<PageEncoding, 'identity'>): Transform {
  if (encoding === 'gzip') return createGzip()
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
}

/** How a stream ends that nobody reads any longer. */
const UNREAD = ['ABORT_ERR', 'ERR_STREAM_PREMATURE_CLOSE']

/** Whoever reads learns of a failure by the answer's breaking off; whoever runs the site, here. */
function tell(error: NodeJS.ErrnoException): void {
  if (!UNREAD.includes(error.code ?? '')) log.error({ err: error }, 'An answer broke off.')
}

/** The same stream for `Response`, whose types know only the browser's. */
const webStream = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>
