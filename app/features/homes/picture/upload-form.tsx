import '#app/features/homes/send-pictures.css'
import { type DragEvent, useEffect, useRef } from 'react'
import { quietButton } from '#app/ui/button.ts'
import { FileChoice } from '#app/ui/fields/file-choice.tsx'
import { sentPicturesPath } from '#domain/homes/offer/links.ts'
import { pictureTexts } from '#texts/homes/pictures.ts'
import { sendingTexts } from '#texts/homes/uploading.ts'

/** Formats that every browser knows. HEIC is left out, so that Safari converts such pictures to JPEG. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

interface UploadFormProps {
  readonly id: string
  /** `null` until the script that takes the files is ready. */
  readonly onChoose: ((files: readonly File[]) => void) | null
}

/**
 * Posts to the server rather than to a route, because routes accept no files. With scripts, files are sent as soon
 * as they are chosen, so that nobody leaves the step and loses them.
 */
export function UploadForm({ id, onChoose }: UploadFormProps) {
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (onChoose === null || form.current === null) return
    const send = (input: HTMLInputElement) => {
      if (input.files?.length) onChoose([...input.files])
      input.value = ''
    }
    const inputs = form.current.querySelectorAll('input')
    // These files were chosen before the script was ready.
    for (const input of inputs) send(input)
    const controller = new AbortController()
    for (const input of inputs)
      input.addEventListener('change', () => send(input), { signal: controller.signal })
    return () => controller.abort()
  }, [onChoose])

  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

  return (
    <form
      ref={form}
      method="post"
      action={sentPicturesPath(id)}
      encType="multipart/form-data"
      className="send-pictures"
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        onChoose?.([...event.dataTransfer.files])
      }}
    >
      <div className="flex flex-wrap gap-3">
        <FileChoice
          id="new-pictures"
          label={pictureTexts.choose}
          name="pictures"
          accept={ACCEPTED}
          multiple
        />
        <div className="send-pictures-photo">
          <FileChoice
            id="new-photo"
            label={sendingTexts.photo}
            name="pictures"
            accept={ACCEPTED}
            capture="environment"
          />
        </div>
      </div>
      <p className="send-pictures-drop">{sendingTexts.drop}</p>
      <noscript>
        <button type="submit" className={quietButton}>
          {pictureTexts.send}
        </button>
      </noscript>
    </form>
  )
}
