import './upload-list.css'
import { formatSentOutcome, sendingTexts } from '#content/texts/homes/uploading.ts'
import type { UploadQueue, UploadState } from './upload-queue.ts'
import { UploadRow } from './upload-row.tsx'

interface UploadListProps extends UploadState {
  readonly queue: UploadQueue | null
}

/** Pictures being sent, and those that failed. */
export function UploadList({ pictures, added, queue }: UploadListProps) {
  const isHeld = pictures.some(({ stage }) => stage === 'held')
  const failed = pictures.filter(({ stage }) => stage === 'failed').length
  const isOver = pictures.every(({ stage }) => stage === 'failed' || stage === 'added')
  return (
    <>
      {pictures.length > 0 && queue && (
        <ul aria-label={sendingTexts.list} className="upload-list">
          {pictures.map((picture) => (
            <UploadRow key={picture.key} picture={picture} queue={queue} />
          ))}
        </ul>
      )}
      {/* Only results are announced, not progress. */}
      <p role="status" className="sr-only">
        {isHeld && sendingTexts.held}
        {isOver && formatSentOutcome(added, failed)}
      </p>
    </>
  )
}
