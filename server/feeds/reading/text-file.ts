import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { detectEncoding, type Encoding } from './encoding.ts'

const SAMPLE_BYTES = 65_536
const CHUNK_BYTES = 65_536
/** Files of .xlsx and .ods are archives, too. */
const ZIP = Buffer.from('PK\x03\x04')

/** A later part is not in the detected encoding. */
export class UnreadableTextError extends Error {
  override readonly name = 'UnreadableTextError'
}

/**
 * @returns the size in bytes, the first characters as `start`, and `texts`, which streams the text without its byte
 *   order mark
 * @throws one sentence when there is no such file, or its encoding is unknown; `texts`
 *   throws UnreadableTextError
 */
export async function openTextFile(path: string, givenEncoding?: Encoding) {
  const { sample, size } = await readStart(path)
  if (sample[0] === 0x1f && sample[1] === 0x8b)
    throw new Error(`The file ${path} cannot be read: it is compressed with gzip; unpack it first.`)
  if (sample.subarray(0, 4).equals(ZIP))
    throw new Error(
      `The file ${path} cannot be read: it is a spreadsheet or another archive; save the sheet as CSV, or unpack it first.`,
    )
  const encoding = givenEncoding ?? detectEncoding(sample)
  const start = new TextDecoder(encoding).decode(sample, { stream: true })
  const texts = (onBytes?: (byteCount: number) => void) => readDecoded(path, encoding, onBytes)
  return { encoding, size, start, texts }
}

async function readStart(path: string): Promise<{ sample: Buffer; size: number }> {
  try {
    const file = await open(path)
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0)
      return { sample: buffer.subarray(0, bytesRead), size: (await file.stat()).size }
    } finally {
      await file.close()
    }
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : String(error)
    if (reason === 'ENOENT') throw new Error(`There is no file ${path}.`)
    if (reason === 'EISDIR') throw new Error(`${path} is a folder; name a file.`)
    throw new Error(`The file ${path} cannot be read: ${reason}.`)
  }
}

async function* readDecoded(
  path: string,
  encoding: Encoding,
  onBytes?: (byteCount: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let byteCount = 0
  for await (const bytes of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    yield decode(decoder, bytes, byteCount)
    byteCount += bytes.length
    onBytes?.(byteCount)
  }
  // The file may be cut off within a character.
  yield new TextDecoder(encoding).decode(flush(decoder))
}

function decode(decoder: TextDecoder, bytes: Buffer, offset: number): string {
  try {
    return decoder.decode(bytes, { stream: true })
  } catch {
    throw new UnreadableTextError(
      `between the bytes ${offset} and ${offset + bytes.length} it is not in ${decoder.encoding}; --encoding says what it is`,
    )
  }
}

/** U+FFFD if the file ends within a character, else nothing. */
function flush(decoder: TextDecoder): Uint8Array {
  try {
    decoder.decode()
    return new Uint8Array()
  } catch {
    return new TextEncoder().encode('\ufffd')
  }
}

export async function* skipStart(texts: AsyncIterable<string>, length: number) {
  let toSkip = length
  for await (const text of texts) {
    yield text.slice(toSkip)
    toSkip = Math.max(0, toSkip - text.length)
  }
}
