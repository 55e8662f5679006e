import { useId } from 'react'
import {
  formatPicturesLabel,
  messagePictureTexts,
} from '#content/texts/messages/message-pictures.ts'
import { CONVERSATION_LIMITS } from '#domain/messages/conversation/limits.ts'

const NAME = 'pictures'

export const hasPictures = (form: HTMLFormElement): boolean =>
  form.querySelector<HTMLInputElement>(`input[name=${NAME}]`)?.files?.item(0) != null

export function PicturesField() {
  const id = useId()
  return (
    <details className="message-pictures-field">
      <summary id={`${id}-label`}>{formatPicturesLabel(CONVERSATION_LIMITS)}</summary>
      {/* HEIC is left out, so that Safari converts such pictures to JPEG. */}
      <input
        type="file"
        name={NAME}
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        multiple
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        {messagePictureTexts.hint}
      </p>
    </details>
  )
}
