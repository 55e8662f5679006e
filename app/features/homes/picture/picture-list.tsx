import dots from 'virtual:lucide/ellipsis-vertical'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Menu } from '#app/ui/menu/menu.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { offerPicturesPath } from '#domain/homes/offer/links.ts'
import { type HomePicture, homePictureUrl } from '#domain/homes/picture/home-picture.ts'
import {
  getPossibleMoves,
  PLACE_INTENT,
  REMOVE_INTENT,
  readReorder,
} from '#domain/homes/picture/order.ts'
import {
  formatMoved,
  formatPictureName,
  pictureActionLabel,
  pictureActionNames,
  pictureTexts,
} from '#texts/homes/pictures.ts'
import { useDragOrder } from './use-drag-order.ts'

const SIZES = '(width >= 640px) 15rem, 30vw'

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

/** A grid of draggable pictures, each with a menu that also works without scripts. */
export function PictureList({ id, pictures, canChange }: PictureListProps) {
  const list = useRef<HTMLOListElement>(null)
  const submit = useSubmit()
  const { state } = useNavigation()
  const [moved, setMoved] = useState('')
  const ordered = useOrdered(pictures)
  const last = ordered.length - 1
  const action = offerPicturesPath(id)
  function place(from: number, position: number) {
    const hash = ordered[from]?.hash
    if (hash === undefined || position < 0 || position > last) return
    submit(
      { intent: PLACE_INTENT, hash, position },
      { method: 'post', action, preventScrollReset: true },
    )
    setMoved(formatMoved(position + 1, ordered.length))
  }
  useDragOrder(list, canChange && last > 0, place)
  if (pictures.length === 0) return null
  function onKeyDown({ key, target }: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
    const item = target instanceof Element && target.closest('[popovertarget]')?.closest('li')
    if (!item || step === undefined) return
    const from = [...(list.current?.children ?? [])].indexOf(item)
    place(from, from + step)
  }
  return (
    <>
      <ol
        ref={list}
        aria-label={pictureTexts.list}
        className="home-pictures"
        onKeyDown={canChange ? onKeyDown : undefined}
      >
        {ordered.map((picture, index) => (
          <li key={picture.hash} className="home-picture relative overflow-hidden rounded-md">
            <Picture
              src={homePictureUrl(picture)}
              alt={formatPictureName(index + 1, pictures.length)}
              sizes={SIZES}
              placeholder={picture.placeholder}
              className="picture-fill home-picture-image"
            />
            {index === 0 && (
              <span className="absolute bottom-1 left-1 rounded-full bg-brand px-2 text-note text-on-brand">
                {pictureTexts.cover}
              </span>
            )}
            {canChange && (
              <Menu
                id={`picture-${picture.hash}`}
                label={pictureActionLabel(pictureTexts.menu, index + 1)}
                className="home-picture-menu"
                opener={<Icon shapes={dots} />}
                closeOnChange={state}
              >
                <Form method="post" action={action} preventScrollReset>
                  <input type="hidden" name="hash" value={picture.hash} />
                  {([...getPossibleMoves(index, last), REMOVE_INTENT] as const).map((intent) => (
                    <button
                      key={intent}
                      type="submit"
                      name="intent"
                      value={intent}
                      className="drop-menu-item"
                      aria-label={pictureActionLabel(pictureActionNames[intent], index + 1)}
                    >
                      {pictureActionNames[intent]}
                    </button>
                  ))}
                </Form>
              </Menu>
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moved}
      </p>
    </>
  )
}
