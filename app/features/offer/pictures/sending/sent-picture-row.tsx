import { quietButton } from '#app/ui/button.ts'
import {
  formatSending,
  formatSendProblem,
  sendingTexts,
  sentPictureLabel,
} from '#content/texts/my-listings/sending.ts'
import { PICTURE_LIMITS } from '#domain/picture/limits.ts'
import type { SendQueue } from './send-queue.ts'
import type { SentPicture } from './sent-picture.ts'

interface SentPictureRowProps {
  readonly picture: SentPicture
  readonly queue: Pick<SendQueue, 'cancel' | 'tryAgain'>
}

export function SentPictureRow({ picture, queue }: SentPictureRowProps) {
  const { key, name, preview, stage, progress, problem } = picture
  const isFailed = stage === 'failed'
  return (
    <li className="sent-picture" data-stage={stage}>
      {preview === null ? (
        <span className="sent-picture-preview" />
      ) : (
        <img src={preview} alt="" className="sent-picture-preview" />
      )}
      <div className="sent-picture-facts">
        <p className="sent-picture-name">{name}</p>
        <p className="sent-picture-state">{getStateText(picture)}</p>
        {problem !== null && <p>{formatSendProblem(problem, PICTURE_LIMITS)}</p>}
        {!isFailed && (
          <progress
            className="sent-picture-progress"
            aria-label={sentPictureLabel(formatSending(progress), name)}
            value={progress}
          />
        )}
      </div>
      <div className="sent-picture-buttons">
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

const getStateText = ({ stage, progress }: SentPicture) =>
  stage === 'sending' ? formatSending(progress) : sendingTexts[stage]
