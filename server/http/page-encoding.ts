import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type PageEncoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const gunzippable = promisify(gzip)

/** The best encoding that an `Accept-Encoding` header allows. */
export function acceptedEncoding(header: string | undefined): PageEncoding {
  const accepted = new Set<string>()
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
    if (!parameters.some((parameter) => /^q=0(\.0+)?$/.test(parameter))) accepted.add(name)
  }
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : 'identity'
}

/** `body` in the given encoding. Level 4 takes a third of the time of 6 for 4 % more bytes. */
export async function encodePage(
  body: Buffer<ArrayBuffer>,
  encoding: PageEncoding,
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return gunzippable(body)
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
