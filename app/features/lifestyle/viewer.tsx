import './viewer.css'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { iconButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { GalleryPicture } from '#content/lifestyles.ts'
import { lifestyleTexts, placeInGallery } from '#content/texts/company/lifestyle.ts'
import { useSlides } from './use-slides.ts'

interface ViewerProps {
  readonly pictures: readonly GalleryPicture[]
  /** Which picture comes first, counted from 0. */
  readonly start: number
  readonly onClose: () => void
}

/**
 * Pictures as large as the screen allows, one at a time. The browser's own dialog keeps the focus
 * inside and gives it back; the neighbors of the picture in view are fetched ahead.
 */
export function Viewer({ pictures, start, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before the slides take their place, which they have only once they are shown.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const { track, place, go, onScroll, onTouch, onKeyDown } = useSlides(start, pictures.length)

  function closeOutside(event: MouseEvent) {
    if (event.target instanceof Element && !event.target.closest('figure, button')) onClose()
  }
  return (
    <dialog
      ref={dialog}
      className="viewer"
      aria-label={lifestyleTexts.gallery}
      data-lenis-prevent
      onCancel={onClose}
      onClick={closeOutside}
      onKeyDown={onKeyDown}
    >
      <div className="viewer-bar">
        <p aria-live="polite">
          {placeInGallery(place + 1, pictures.length)}
          <span className="sr-only">{`: ${pictures[place]?.caption}`}</span>
        </p>
        <button
          type="button"
          className={iconButton}
          aria-label={lifestyleTexts.close}
          onClick={onClose}
        >
          <Icon name="x" />
        </button>
      </div>
      <ul
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        className="viewer-track"
        onScroll={onScroll}
        onTouchStart={onTouch}
        onWheel={onTouch}
      >
        {pictures.map(({ address, caption }, index) => (
          <li key={address} aria-hidden={index !== place}>
            <figure>
              <Picture
                src={address}
                alt={caption}
                sizes="(min-width: 72rem) 68rem, 100vw"
                loading={Math.abs(index - place) <= 1 ? 'eager' : 'lazy'}
              />
              <figcaption aria-hidden="true">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="viewer-step"
        aria-label={lifestyleTexts.previous}
        onClick={() => go(-1)}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className="viewer-step viewer-next"
        aria-label={lifestyleTexts.next}
        onClick={() => go(1)}
      >
        <Icon name="chevron-right" />
      </button>
    </dialog>
  )
}
