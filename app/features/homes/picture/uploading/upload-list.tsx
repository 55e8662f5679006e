import './upload-list.css'
import { quietButton } from '#app/ui/button.ts'
import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import {
  formatSending,
  formatSendProblem,
  formatSentOutcome,
  sendingTexts,
  sentPictureLabel,
} from '#texts/homes/uploading.ts'
import { isPassing, type PictureUpload } from './picture-upload.ts'
import type { UploadQueue, UploadState } from './upload-queue.ts'

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
        <ul aria-label={sendingTexts.list} className="my-5 grid grid-cols-1 gap-3">
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

interface UploadRowProps {
  readonly picture: PictureUpload
  readonly queue: Pick<UploadQueue, 'cancel' | 'tryAgain'>
}

function UploadRow({ picture, queue }: UploadRowProps) {
  const { key, name, preview, stage, progress, problem } = picture
  const isFailed = stage === 'failed'
  const end = isFailed ? sendingTexts.dismiss : sendingTexts.cancel
  return (
    <li className="upload-row" data-stage={stage}>
      {preview === null ? (
        <span className="upload-row-preview" />
      ) : (
        <img src={preview} alt="" className="upload-row-preview" />
      )}
      <div className="upload-row-facts">
        <p className="truncate font-medium">{name}</p>
        <p className="upload-row-state">{getStateText(picture)}</p>
        {problem !== null && <p>{formatSendProblem(problem, PICTURE_LIMITS)}</p>}
        {!isFailed && stage !== 'added' && (
          <progress
            className="upload-row-progress"
            aria-label={sentPictureLabel(formatSending(progress), name)}
            value={progress}
          />
        )}
      </div>
      <div className="upload-row-buttons">
        {isPassing(problem) && (
          <button
            type="button"
            className={quietButton}
            aria-label={sentPictureLabel(sendingTexts.tryAgain, name)}
            onClick={() => queue.tryAgain(key)}
          >
            {sendingTexts.tryAgain}
          </button>
        )}
        {stage !== 'added' && (
          <button
            type="button"
            className={quietButton}
            aria-label={sentPictureLabel(end, name)}
            onClick={() => queue.cancel(key)}
          >
            {end}
          </button>
        )}
      </div>
    </li>
  )
}

const getStateText = ({ stage, progress }: PictureUpload) =>
  stage === 'sending' ? formatSending(progress) : sendingTexts[stage]
