import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import Busboy, { type BusboyFileStream } from '@fastify/busboy'

interface ReceiveOptions {
  /** Where files are while `take` runs; created when it is needed. */
  readonly folder: string
  readonly maxFiles: number
  /** Of one file; more of it is not stored. */
  readonly maxFileBytes: number
  /** Called for each file in their order, also when the rest of the form does not come. */
  readonly take: (file: string, isCut: boolean) => Promise<void>
}

/**
 * Stores the files of a multipart form one by one, so that none of them is in memory.
 *
 * @returns whether there were more than `maxFiles`
 * @throws when the body is no such form or ends early, after what came whole was taken
 */
export async function receiveFiles(request: Request, options: ReceiveOptions): Promise<boolean> {
  const { folder, maxFiles, maxFileBytes, take } = options
  await mkdir(folder, { recursive: true })
  const limits = { files: maxFiles, fileSize: maxFileBytes, fields: 10, fieldSize: 1_000 }
  const type = request.headers.get('content-type') ?? ''
  const parser = new Busboy({ headers: { 'content-type': type }, limits })
  const controller = new AbortController()
  let hasMore = false
  let taken = Promise.resolve()

  async function store(stream: BusboyFileStream): Promise<void> {
    const file = join(folder, randomUUID())
    try {
      const written = createWriteStream(file)
      await pipeline(stream, written, { signal: controller.signal })
      // A field in which nothing was chosen.
      if (written.bytesWritten > 0) await take(file, stream.truncated)
    } finally {
      await rm(file, { force: true })
    }
  }

  parser.on('filesLimit', () => {
    hasMore = true
  })
  parser.on('file', (_field, stream) => {
    const stored = store(stream)
    // Marked as handled: what it rejects with is thrown below.
    stored.catch(() => {})
    taken = taken.then(() => stored)
    taken.catch(() => {})
  })
  const body = Readable.fromWeb((request.body ?? new Blob([]).stream()) as ReadableStream)
  try {
    await pipeline(body, parser)
  } catch (error) {
    controller.abort()
    await taken.catch(() => {})
    throw error
  }
  await taken
  return hasMore
}
