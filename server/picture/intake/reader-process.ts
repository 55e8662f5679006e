import { type PictureReading, readPicture } from './read-picture.ts'

// A process of its own: a decoder that crashes or takes all memory over a made-up file ends it, and not the site.

/** One at a time. */
export type ReaderAnswer = { readonly reading: PictureReading } | { readonly error: string }

process.on('message', async (file: string) => {
  const answer: ReaderAnswer = await readPicture(file).then(
    (reading) => ({ reading }),
    (error) => ({ error: String(error) }),
  )
  process.send?.(answer)
})
