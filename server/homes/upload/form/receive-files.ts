import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import Busboy, { type BusboyFileStream } from '@fastify/busboy'

/** Limit of a text field; percent-encoded, it still fits into a page's form. */
const MAX_FIELD_BYTES = 16_000

interface ReceiveOptions {
  /** Folder of files while `take` runs; created on first use. */
  readonly folder: string
  readonly maxFiles: number
  /** Limit of one file; the rest is not stored. */
  readonly maxFileBytes: number
  /** The chunks of the body; throws to give it up. */
  readonly read: (body: ReadableStream<Uint8Array>) => AsyncIterable<Uint8Array>
  /** Called for each other field as it arrives. */
  readonly field?: ((name: string, value: string) => void) | undefined
  /** Called for one file at a time, in order, even if the rest of the form never arrives. */
  readonly take: (file: string, isCut: boolean) => Promise<void>
}

/**
 * Stores the files of a multipart form without holding any in memory.
 *
 * @returns whether there were more than `maxFiles`
 * @throws after taking complete files: if the body is not such a form, ends early or is given
 * up
 */
export async function receiveFiles(request: Request, options: ReceiveOptions): Promise<boolean> {
  const { folder, maxFiles, maxFileBytes, read, field, take } = options
  await mkdir(folder, { recursive: true })
  const limits = { files: maxFiles, fileSize: maxFileBytes, fields: 10, fieldSize: MAX_FIELD_BYTES }
  const type = request.headers.get('content-type') ?? ''
  const parser = new Busboy({ headers: { 'content-type': type }, limits })
  const controller = new AbortController()
  let hasMore = false
  let taken = Promise.resolve()

  /** Stores a file as it arrives, and takes it after those before it. */
  async function receive(
    stream: BusboyFileStream,
    isNamed: boolean,
    before: Promise<void>,
  ): Promise<void> {
    const file = join(folder, randomUUID())
    const written = createWriteStream(file)
    const stored = pipeline(stream, written, { signal: controller.signal })
    // Marks it as handled: it is awaited later.
    stored.catch(() => {})
    try {
      await before
      await stored
      // For an empty file field, browsers send an empty file without a name.
      if (isNamed || written.bytesWritten > 0) await take(file, stream.truncated)
    } finally {
      await stored.catch(() => {})
      await rm(file, { force: true })
    }
  }

  parser.on('filesLimit', () => {
    hasMore = true
  })
  parser.on('field', (name, value) => field?.(name, value))
  parser.on('file', (_field, stream, name) => {
    taken = receive(stream, (name ?? '') !== '', taken)
    taken.catch(() => {})
  })
  try {
    await pipeline(read(request.body ?? new Blob([]).stream()), parser)
  } catch (error) {
    controller.abort()
    await taken.catch(() => {})
    throw error
  }
  await taken
  return hasMore
}
