import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import Busboy, { type BusboyFileStream } from '@fastify/busboy'
import { readBody, type UploadRate } from '../receiving/read-body.ts'

/** Of a text field: percent-encoded it still fits into a form of a page. */
const MAX_FIELD_BYTES = 16_000

interface ReceiveOptions {
  /** Where files are while `take` runs; created when it is needed. */
  readonly folder: string
  readonly maxFiles: number
  /** Of one file; more of it is not stored. */
  readonly maxFileBytes: number
  readonly pace: UploadRate
  /** Gives the form up. */
  readonly signal?: AbortSignal
  /** Called for the other fields as they come. */
  readonly field?: ((name: string, value: string) => void) | undefined
  /** Called for one file after the other in their order, also when the rest of the form does not come. */
  readonly take: (file: string, isCut: boolean) => Promise<void>
}

/**
 * Stores the files of a multipart form, so that none of them is in memory.
 *
 * @returns whether there were more than `maxFiles`
 * @throws when the body is no such form, ends early, comes too slowly or is given up, after what came whole was taken
 */
export async function receiveFiles(request: Request, options: ReceiveOptions): Promise<boolean> {
  const { folder, maxFiles, maxFileBytes, pace, signal, field, take } = options
  await mkdir(folder, { recursive: true })
  const limits = { files: maxFiles, fileSize: maxFileBytes, fields: 10, fieldSize: MAX_FIELD_BYTES }
  const type = request.headers.get('content-type') ?? ''
  const parser = new Busboy({ headers: { 'content-type': type }, limits })
  const controller = new AbortController()
  let hasMore = false
  let taken = Promise.resolve()

  /** Stores at once what arrives, and takes it after those before it. */
  async function receive(
    stream: BusboyFileStream,
    isNamed: boolean,
    before: Promise<void>,
  ): Promise<void> {
    const file = join(folder, randomUUID())
    const written = createWriteStream(file)
    const stored = pipeline(stream, written, { signal: controller.signal })
    // Marked as handled: it is awaited later.
    stored.catch(() => {})
    try {
      await before
      await stored
      // Browsers send an empty file without a name for a field in which nothing was chosen.
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
    await pipeline(readBody(request.body ?? new Blob([]).stream(), pace, signal), parser)
  } catch (error) {
    controller.abort()
    await taken.catch(() => {})
    throw error
  }
  await taken
  return hasMore
}
