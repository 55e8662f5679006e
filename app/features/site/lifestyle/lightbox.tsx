import './lightbox.css'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { iconButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Slides } from '#app/ui/slides/slides.tsx'
import { useSlides } from '#app/ui/slides/use-slides.ts'
import type { GalleryPicture } from '#content/lifestyles.ts'
import { formatPosition, lifestyleTexts } from '#content/texts/site/lifestyle.ts'

interface LightboxProps {
  readonly pictures: readonly GalleryPicture[]
  /** Zero-based. */
  readonly startIndex: number
  readonly onClose: () => void
}

/** Preloads the pictures before and after the current one. */
export function Lightbox({ pictures, startIndex, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before the layout effect of `useSlides`, which needs the dialog's width.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const slides = useSlides(startIndex)
  const current = slides.index

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target instanceof Element && !event.target.closest('figure, button')) onClose()
  }
  return (
    <dialog
      ref={dialog}
      className="lifestyle-lightbox"
      aria-label={lifestyleTexts.gallery}
      data-lenis-prevent
      onCancel={onClose}
      onClick={closeOnBackdrop}
      onKeyDown={slides.onKeyDown}
    >
      <div className="lightbox-bar">
        <p aria-live="polite">
          {formatPosition(current + 1, pictures.length)}
          <span className="sr-only">{`: ${pictures[current]?.caption}`}</span>
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
      <Slides slides={slides} label={lifestyleTexts.pictures} className="lightbox-track">
        {pictures.map(({ url, caption }, index) => (
          <div key={url} className="lightbox-slide" aria-hidden={index !== current}>
            <figure>
              <Picture
                src={url}
                alt={caption}
                sizes="(min-width: 72rem) 68rem, 100vw"
                loading={Math.abs(index - current) <= 1 ? 'eager' : 'lazy'}
              />
              <figcaption aria-hidden="true">{caption}</figcaption>
            </figure>
          </div>
        ))}
      </Slides>
      <button
        type="button"
        className="lightbox-step"
        aria-label={lifestyleTexts.previous}
        onClick={() => slides.move(-1)}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className="lightbox-step lightbox-next"
        aria-label={lifestyleTexts.next}
        onClick={() => slides.move(1)}
      >
        <Icon name="chevron-right" />
      </button>
    </dialog>
  )
}
