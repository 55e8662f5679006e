import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { type Encoding, encodingOf } from './encoding.ts'

const SAMPLE = 65_536
const CHUNK = 65_536

export interface TextFile {
  readonly encoding: Encoding
  /** Bytes. */
  readonly size: number
  /** Its first characters. */
  readonly start: string
  /** The whole text without a byte order mark, piece by piece, read as it is asked for. */
  texts(onBytes?: (sum: number) => void): AsyncGenerator<string>
}

/** The file is in another encoding than it began in. */
export class UnreadableTextError extends Error {
  override readonly name = 'UnreadableTextError'
}

/**
 * A file of text in one of the encodings that feeds come in.
 *
 * @throws one sentence when there is no such file, or it is in none of them; `texts`
 *   throws UnreadableTextError
 */
export async function openTextFile(path: string, encoding?: Encoding): Promise<TextFile> {
  const { sample, size } = await beginningOf(path)
  if (sample[0] === 0x1f && sample[1] === 0x8b)
    throw new Error(`The file ${path} cannot be read: it is compressed with gzip; unpack it first.`)
  const found = encoding ?? encodingOf(sample)
  const start = new TextDecoder(found).decode(sample, { stream: true })
  return { encoding: found, size, start, texts: (onBytes) => decoded(path, found, onBytes) }
}

async function beginningOf(path: string): Promise<{ sample: Buffer; size: number }> {
  try {
    const file = await open(path)
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE), 0, SAMPLE, 0)
      return { sample: buffer.subarray(0, bytesRead), size: (await file.stat()).size }
    } finally {
      await file.close()
    }
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : String(error)
    if (reason === 'ENOENT') throw new Error(`There is no file ${path}.`)
    throw new Error(`The file ${path} cannot be read: ${reason}.`)
  }
}

async function* decoded(
  path: string,
  encoding: Encoding,
  onBytes?: (sum: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let sum = 0
  for await (const bytes of createReadStream(path, { highWaterMark: CHUNK })) {
    yield decode(decoder, bytes, sum)
    sum += bytes.length
    onBytes?.(sum)
  }
  // A character of which only the first bytes are there: the file was cut off within it.
  yield new TextDecoder(encoding).decode(rest(decoder))
}

function decode(decoder: TextDecoder, bytes: Buffer, sum: number): string {
  try {
    return decoder.decode(bytes, { stream: true })
  } catch {
    throw new UnreadableTextError(
      `between the bytes ${sum} and ${sum + bytes.length} it is not in ${decoder.encoding}; --encoding says what it is`,
    )
  }
}

/** Nothing, or U+FFFD for the beginning of a character. */
function rest(decoder: TextDecoder): Uint8Array {
  try {
    decoder.decode()
    return new Uint8Array()
  } catch {
    return new TextEncoder().encode('\ufffd')
  }
}
