import { quietButton } from '#app/ui/button.ts'
import {
  formatSending,
  formatSendProblem,
  sendingTexts,
  sentPictureLabel,
} from '#content/texts/homes/uploading.ts'
import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import type { PictureUpload } from './picture-upload.ts'
import type { UploadQueue } from './upload-queue.ts'

interface UploadRowProps {
  readonly picture: PictureUpload
  readonly queue: Pick<UploadQueue, 'cancel' | 'tryAgain'>
}

export function UploadRow({ picture, queue }: UploadRowProps) {
  const { key, name, preview, stage, progress, problem } = picture
  const isFailed = stage === 'failed'
  return (
    <li className="upload-row" data-stage={stage}>
      {preview === null ? (
        <span className="upload-row-preview" />
      ) : (
        <img src={preview} alt="" className="upload-row-preview" />
      )}
      <div className="upload-row-facts">
        <p className="upload-row-name">{name}</p>
        <p className="upload-row-state">{getStateText(picture)}</p>
        {problem !== null && <p>{formatSendProblem(problem, PICTURE_LIMITS)}</p>}
        {!isFailed && (
          <progress
            className="upload-row-progress"
            aria-label={sentPictureLabel(formatSending(progress), name)}
            value={progress}
          />
        )}
      </div>
      <div className="upload-row-buttons">
        {isFailed && (
          <button
            type="button"
            className={quietButton}
            aria-label={sentPictureLabel(sendingTexts.tryAgain, name)}
            onClick={() => queue.tryAgain(key)}
          >
            {sendingTexts.tryAgain}
          </button>
        )}
        <button
          type="button"
          className={quietButton}
          aria-label={sentPictureLabel(sendingTexts.cancel, name)}
          onClick={() => queue.cancel(key)}
        >
          {sendingTexts.cancel}
        </button>
      </div>
    </li>
  )
}

const getStateText = ({ stage, progress }: PictureUpload) =>
  stage === 'sending' ? formatSending(progress) : sendingTexts[stage]
