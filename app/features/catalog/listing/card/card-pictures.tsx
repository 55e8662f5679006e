import './card-pictures.css'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { iconButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'

/** The listing's page has the rest. */
const MAX_PICTURES = 8

interface CardPicturesProps {
  readonly images: readonly string[]
  readonly link: ComponentProps<typeof Link>
  /** Props of the first picture. */
  readonly cover: Omit<ComponentProps<typeof Picture>, 'src'>
}

/**
 * A strip of pictures above the link that covers the card, moved by swiping, or by arrows for a mouse. Pictures
 * after the cover load at the first interaction with the strip. Decorative, like the cover: keyboards and screen
 * readers have the card's link.
 */
export function CardPictures({ images, link, cover }: CardPicturesProps) {
  const strip = useRef<HTMLAnchorElement>(null)
  const [isTouched, setIsTouched] = useState(false)
  const [hasMouse, setHasMouse] = useState(false)
  const touch = () => setIsTouched(true)
  const shown = images.slice(0, MAX_PICTURES)
  // The strip may have been swiped before hydration.
  useEffect(() => {
    if (strip.current?.scrollLeft) setIsTouched(true)
  }, [])

  const renderArrow = (step: number) => (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      key={step}
      className={`${iconButton} card-arrow`}
      onClick={() => {
        touch()
        strip.current?.scrollBy(step * strip.current.clientWidth, 0)
      }}
    >
      <Icon name="chevron-left" />
    </button>
  )
  return (
    <div
      className="listing-card-picture relative z-1"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHasMouse(true)}
    >
      <Link
        {...link}
        ref={strip}
        tabIndex={-1}
        aria-hidden="true"
        className="card-strip"
        onTouchStart={touch}
        onScroll={touch}
      >
        {shown.map((image, index) => (
          <div key={image} className="card-slide" data-position={`${index + 1}/${shown.length}`}>
            {index === 0 ? (
              <Picture {...cover} src={image} />
            ) : (
              isTouched && (
                <Picture {...cover} src={image} loading="eager" placeholder={undefined} />
              )
            )}
          </div>
        ))}
      </Link>
      {hasMouse && [-1, 1].map(renderArrow)}
    </div>
  )
}
