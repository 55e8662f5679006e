import { type PictureReading, readPicture } from './read-picture.ts'

// A process of its own: a decoder that crashes or takes all memory over a made-up file ends it, and not the site.

/** The largest picture that is taken needs 400 MB. A decoder that is made to take more ends with the process. */
const MAX_RSS_BYTES = 1_000_000_000
const LOOK_MS = 50

// Decoders run in threads, so this one is free to look. It keeps no process alive.
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_RSS_BYTES) process.exit(1)
}, LOOK_MS).unref()

/** One at a time. */
export type ReaderAnswer = { readonly reading: PictureReading } | { readonly error: string }

process.on('message', async (file: string) => {
  const answer: ReaderAnswer = await readPicture(file).then(
    (reading) => ({ reading }),
    (error) => ({ error: String(error) }),
  )
  process.send?.(answer)
})
