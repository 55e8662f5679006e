import './sent-pictures.css'
import { formatSentOutcome, sendingTexts } from '#content/texts/my-listings/sending.ts'
import type { SendQueue, SendState } from './send-queue.ts'
import { SentPictureRow } from './sent-picture-row.tsx'

interface SentPicturesProps extends SendState {
  readonly queue: SendQueue | null
}

/** What is on its way to the server, and what did not arrive. */
export function SentPictures({ pictures, added, queue }: SentPicturesProps) {
  const isHeld = pictures.some(({ stage }) => stage === 'held')
  const isOver = pictures.every(({ stage }) => stage === 'failed')
  return (
    <>
      {pictures.length > 0 && queue && (
        <ul aria-label={sendingTexts.list} className="sent-pictures">
          {pictures.map((picture) => (
            <SentPictureRow key={picture.key} picture={picture} queue={queue} />
          ))}
        </ul>
      )}
      {/* Progress is not read out, only what comes of it. */}
      <p role="status" className="sr-only">
        {isHeld && sendingTexts.held}
        {isOver && formatSentOutcome(added, pictures.length)}
      </p>
    </>
  )
}
