import { useEffect, useState } from 'react'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { quietButton } from '#app/ui/button.ts'
import { pictureTexts } from '#content/texts/my-listings/pictures.ts'
import { sentPicturesPath } from '#domain/offer/links.ts'

/** Names that every browser knows; Safari sends JPEG instead of HEIC where HEIC is not named. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/**
 * Posts to the server and not to a route: routes take no files. What is chosen is sent at once, so that nobody goes on
 * and loses it; without a script the button sends it.
 */
export function SendForm({ id }: { readonly id: string }) {
  const [isSending, setIsSending] = useState(false)
  useEffect(() => {
    // Back from another page may show this one as it was left.
    const reset = () => setIsSending(false)
    addEventListener('pageshow', reset)
    return () => removeEventListener('pageshow', reset)
  }, [])
  return (
    <form
      method="post"
      action={sentPicturesPath(id)}
      encType="multipart/form-data"
      className="send-pictures"
      onSubmit={() => setIsSending(true)}
    >
      <label htmlFor="new-pictures" className="font-medium">
        {pictureTexts.choose}
      </label>
      <input
        id="new-pictures"
        type="file"
        name="pictures"
        accept={ACCEPTED}
        multiple
        required
        className="send-pictures-input"
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <BusyButton type="submit" className={quietButton} busy={isSending}>
        {isSending ? pictureTexts.sending : pictureTexts.send}
      </BusyButton>
    </form>
  )
}
