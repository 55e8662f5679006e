import { pipeline, Readable, type Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { SECURITY_HEADERS } from '#server/platform/http/response/security-headers.ts'
import { log } from '#server/platform/log/log.ts'
import { sendPage } from './page.ts'
import { negotiateEncoding, type PageEncoding } from './page-encoding.ts'

/** A text that is too long for memory: it is produced while it is sent. */
export interface StreamedText {
  readonly chunks: () => AsyncIterable<string>
  /** Changes whenever the text would. */
  readonly etag: string
  readonly type: string
  readonly cacheControl: string
}

/**
 * Streams with backpressure, and stops when the client disconnects. Nothing is produced for HEAD or
 * 304.
 *
 * @throws what the first chunk throws; a later error can only break the stream
 */
export async function sendStream(
  { method, headers: requestHeaders }: Request,
  { chunks, etag, type, cacheControl }: StreamedText,
): Promise<Response> {
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': type,
    'cache-control': cacheControl,
    etag,
    vary: 'Accept-Encoding',
  }
  const empty = { status: 200, etag, headers, body: Buffer.alloc(0), encoded: new Map() }
  const ifNoneMatch = requestHeaders.get('if-none-match')
  const headOrNotModified = await sendPage(empty, 'HEAD', 'identity', ifNoneMatch)
  if (method === 'HEAD' || headOrNotModified.status !== 200) return headOrNotModified

  const encoding = negotiateEncoding(requestHeaders.get('accept-encoding'))
  const plain = Readable.from(await awaitFirst(toBuffers(chunks()))).on('error', logError)
  if (encoding === 'identity') return new Response(toWebStream(plain), { headers })
  const compressed = pipeline(plain, createCompressor(encoding), () => {})
  return new Response(toWebStream(compressed), {
    headers: { ...headers, 'content-encoding': encoding },
  })
}

async function* toBuffers(chunks: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) yield Buffer.from(chunk)
}

/** Waits until the first value is there, and returns all values. */
async function awaitFirst<T>(values: AsyncGenerator<T>): Promise<AsyncGenerator<T>> {
  const first = await values.next()
  return (async function* () {
    if (first.done) return
    yield first.value
    yield* values
  })()
}

/** Level 4 as for pages; see `encodePage`. */
function createCompressor(encoding: Exclude<PageEncoding, 'identity'>): Transform {
  if (encoding === 'gzip') return createGzip()
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
}

/** Codes of streams whose client disconnected. */
const CLIENT_GONE_CODES = ['ABORT_ERR', 'ERR_STREAM_PREMATURE_CLOSE']

/** Clients see the stream break; log it for the operator. */
function logError(error: NodeJS.ErrnoException): void {
  if (!CLIENT_GONE_CODES.includes(error.code ?? ''))
    log.error({ err: error }, 'Streaming a response failed.')
}

/** `Response` is typed for the browser's streams only. */
const toWebStream = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>
