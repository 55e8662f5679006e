import { quietButton } from '#app/ui/button.ts'
import { pictureTexts } from '#content/texts/my-listings/pictures.ts'
import { sentPicturesPath } from '#domain/offer/links.ts'

/** Names that every browser knows; Safari sends JPEG instead of HEIC where HEIC is not named. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** Posts to the server and not to a route: routes take no files. */
export function SendForm({ id }: { readonly id: string }) {
  return (
    <form
      method="post"
      action={sentPicturesPath(id)}
      encType="multipart/form-data"
      className="send-pictures"
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
      />
      <button type="submit" className={quietButton}>
        {pictureTexts.send}
      </button>
    </form>
  )
}
