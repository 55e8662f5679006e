import { useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import {
  formatPictureName,
  moveNames,
  pictureActionLabel,
  pictureTexts,
} from '#content/texts/homes/pictures.ts'
import { offerPicturesPath } from '#domain/homes/offer/links.ts'
import { type HomePicture, homePictureUrl } from '#domain/homes/picture/home-picture.ts'
import { PICTURE_MOVES, PLACE_INTENT, readReorder } from '#domain/homes/picture/order.ts'
import { useDragOrder } from './use-drag-order.ts'

const SIZES = '(width >= 640px) 22rem, 90vw'

interface PictureListProps {
  readonly id: string
  readonly pictures: readonly HomePicture[]
  readonly canChange: boolean
}

/** Shows a new order at once, before the server has stored it. */
function useOrdered(pictures: readonly HomePicture[]): readonly HomePicture[] {
  const { formData } = useNavigation()
  const reorder = formData && readReorder(formData)
  if (!reorder) return pictures
  const byHash = new Map(pictures.map((picture) => [picture.hash, picture]))
  return reorder([...byHash.keys()]).flatMap((hash) => byHash.get(hash) ?? [])
}

/** Draggable pictures, each with buttons that also work without scripts. */
export function PictureList({ id, pictures, canChange }: PictureListProps) {
  const list = useRef<HTMLOListElement>(null)
  const submit = useSubmit()
  const ordered = useOrdered(pictures)
  useDragOrder(list, canChange && pictures.length > 1, (from, position) => {
    const hash = ordered[from]?.hash
    if (hash === undefined) return
    const to = { method: 'post', action: offerPicturesPath(id), preventScrollReset: true } as const
    submit({ intent: PLACE_INTENT, hash, position }, to)
  })
  if (pictures.length === 0) return null
  const isPossible = { first: 1, earlier: 1, later: 0 }
  return (
    <ol ref={list} aria-label={pictureTexts.list} className="home-pictures">
      {ordered.map((picture, index) => (
        <li key={picture.hash} className="home-picture">
          <Picture
            src={homePictureUrl(picture)}
            alt={formatPictureName(index + 1, pictures.length)}
            sizes={SIZES}
            placeholder={picture.placeholder}
            className="picture-fill home-picture-image"
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
