import { type PictureReading, readPicture } from './read-picture.ts'

// A process of its own: a crafted file that crashes the decoder or exhausts memory ends only this
// process.

/** The largest accepted picture needs 400 MB; a crafted one that needs more ends the process. */
const MAX_RSS_BYTES = 1_000_000_000
const LOOK_MS = 50

// Decoders run in threads, so the main thread is free to watch. Does not keep the process alive.
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_RSS_BYTES) process.exit(1)
}, LOOK_MS).unref()

export interface ReaderOrder {
  readonly file: string
  /** What the decoded picture may take at most. */
  readonly maxBytes: number
}

/** Sent once per file, one at a time. */
export type ReaderAnswer = { readonly reading: PictureReading } | { readonly error: string }

process.on('message', async ({ file, maxBytes }: ReaderOrder) => {
  const answer: ReaderAnswer = await readPicture(file, maxBytes).then(
    (reading) => ({ reading }),
    (error) => ({ error: String(error) }),
  )
  process.send?.(answer)
})
