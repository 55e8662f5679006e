import { useId } from 'react'
import {
  formatPicturesLabel,
  messagePictureTexts,
} from '#content/texts/conversation/message-pictures.ts'
import { CONVERSATION_LIMITS } from '#domain/conversation/limits.ts'

const NAME = 'pictures'

export const hasPictures = (form: HTMLFormElement): boolean =>
  form.querySelector<HTMLInputElement>(`input[name=${NAME}]`)?.files?.item(0) != null

export function PicturesField() {
  const id = useId()
  return (
    <div className="message-pictures-field">
      <label htmlFor={id} className="font-medium">
        {formatPicturesLabel(CONVERSATION_LIMITS)}
      </label>
      {/* Safari sends JPEG instead of HEIC where HEIC is not named. */}
      <input
        id={id}
        type="file"
        name={NAME}
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        multiple
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        {messagePictureTexts.hint}
      </p>
    </div>
  )
}
