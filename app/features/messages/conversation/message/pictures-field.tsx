import paperclip from 'virtual:lucide/paperclip'
import { useEffect, useRef, useState } from 'react'
import { iconButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { CONVERSATION_LIMITS } from '#domain/messages/conversation/limits.ts'
import {
  formatChosenPictures,
  formatPicturesLabel,
  messagePictureTexts,
} from '#texts/messages/message-pictures.ts'

const NAME = 'pictures'

export const hasPictures = (form: HTMLFormElement): boolean =>
  form.querySelector<HTMLInputElement>(`input[name=${NAME}]`)?.files?.item(0) != null

/** A button that chooses pictures, beside the field of the text. Without scripts it is the browser's own. */
export function PicturesField() {
  const input = useRef<HTMLInputElement>(null)
  const [count, setCount] = useState(0)
  useEffect(() => {
    const form = input.current?.form
    const clear = () => setCount(0)
    form?.addEventListener('reset', clear)
    return () => form?.removeEventListener('reset', clear)
  }, [])
  return (
    <div className="message-pictures-field relative">
      <label className={iconButton} title={messagePictureTexts.hint}>
        <Icon shapes={paperclip} />
        {/* HEIC is left out, so that Safari converts such pictures to JPEG. */}
        <input
          ref={input}
          type="file"
          name={NAME}
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          multiple
          aria-label={formatPicturesLabel(CONVERSATION_LIMITS)}
          aria-description={messagePictureTexts.hint}
          onChange={({ currentTarget }) => setCount(currentTarget.files?.length ?? 0)}
        />
      </label>
      <p role="status" className="message-pictures-chosen">
        {count > 0 && formatChosenPictures(count)}
      </p>
    </div>
  )
}
