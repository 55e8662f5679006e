import { Form } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import {
  formatPictureName,
  moveNames,
  pictureActionLabel,
  pictureTexts,
} from '#content/texts/my-listings/pictures.ts'
import { offerPicturesPath } from '#domain/offer/links.ts'
import { type HomePicture, homePictureUrl } from '#domain/picture/home-picture.ts'
import { PICTURE_MOVES } from '#domain/picture/order.ts'

const SIZES = '(width >= 640px) 22rem, 90vw'

interface PictureListProps {
  readonly id: string
  readonly pictures: readonly HomePicture[]
  readonly canChange: boolean
}

/** The pictures in their order, each with buttons that work without a script. */
export function PictureList({ id, pictures, canChange }: PictureListProps) {
  if (pictures.length === 0) return null
  const isPossible = { first: 1, earlier: 1, later: 0 }
  return (
    <ol aria-label={pictureTexts.list} className="home-pictures">
      {pictures.map((picture, index) => (
        <li key={picture.hash} className="home-picture">
          <Picture
            src={homePictureUrl(picture)}
            alt={formatPictureName(index + 1, pictures.length)}
            sizes={SIZES}
            placeholder={picture.placeholder}
            className="home-picture-image"
          />
          {index === 0 && <span className="home-picture-cover">{pictureTexts.cover}</span>}
          {canChange && (
            <Form
              method="post"
              action={offerPicturesPath(id)}
              preventScrollReset
              className="home-picture-actions"
            >
              <input type="hidden" name="hash" value={picture.hash} />
              {PICTURE_MOVES.map((move) => (
                <button
                  key={move}
                  type="submit"
                  name="intent"
                  value={move}
                  className={quietButton}
                  disabled={
                    index < isPossible[move] || (move === 'later' && index === pictures.length - 1)
                  }
                  aria-label={pictureActionLabel(moveNames[move], index + 1)}
                >
                  {moveNames[move]}
                </button>
              ))}
              <button
                type="submit"
                name="intent"
                value="remove"
                className={quietButton}
                aria-label={pictureActionLabel(pictureTexts.remove, index + 1)}
              >
                {pictureTexts.remove}
              </button>
            </Form>
          )}
        </li>
      ))}
    </ol>
  )
}
