import './carousel.css'
import expand from 'virtual:lucide/maximize'
import type { MouseEvent } from 'react'
import { isUnmodifiedClick } from '#app/browser/listings/opened-listing.ts'
import { useHydrated } from '#app/browser/use-hydrated.ts'
import { useGallery } from '#app/features/catalog/listing/gallery/use-gallery.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Slides } from '#app/ui/slides/slides.tsx'
import { useSlides } from '#app/ui/slides/use-slides.ts'
import { getPictureRoom, parsePictureUrl } from '#domain/catalog/listing/picture.ts'
import { galleryTexts } from '#texts/catalog/gallery.ts'
import {
  allPicturesLabel,
  goToSlideLabel,
  listingTexts,
  pictureRoomNames,
  slideLabel,
} from '#texts/catalog/listing.ts'

interface CarouselProps {
  readonly address: string
  readonly images: readonly string[]
  readonly placeholders: Readonly<Record<string, string>>
}

/** The room, or "Slide 2" where it is not known, because the link around it must have a name. */
const getAltText = (image: string, index: number) => {
  const picture = parsePictureUrl(image)
  const room = picture && getPictureRoom(picture)
  return room === null ? slideLabel(index + 1) : pictureRoomNames[room]
}

/** With only two slides there is not one on each side of the current one, so each appears twice. */
const COUNT_SHOWN_TWICE = 2

/** How many of the other pictures stand beside the carousel. */
const MAX_BESIDE = 3

/** @param share of the column, from tablets on */
const getSizes = (share: number) =>
  `(min-width: 84rem) ${Math.ceil(54 * share)}rem, (min-width: 64rem) ${Math.ceil(66 * share)}vw, (min-width: 48rem) ${Math.ceil(94 * share)}vw, 88vw`

/**
 * Wraps around. The pictures before and after the current one load after hydration. Wide screens have the next pictures
 * beside it, as shortcuts for a mouse: keyboards and screen readers have the dots.
 */
export function Carousel({ address, images, placeholders }: CarouselProps) {
  const count = images.length
  const slides = useSlides()
  const current = slides.index % count
  const isHydrated = useHydrated()
  const gallery = useGallery()
  const rounds = count === COUNT_SHOWN_TWICE ? [0, 1] : [0]
  const beside = images.slice(1, 1 + MAX_BESIDE)
  const hidden = count - 1 - beside.length

  function getLoading(index: number, round: number) {
    if (index === 0 && round === 0) return 'priority'
    const distance = Math.abs(index - current)
    return isHydrated && [1, count - 1].includes(distance) ? 'eager' : 'lazy'
  }
  const openGallery = (event: MouseEvent, index: number) => {
    if (!isUnmodifiedClick(event)) return
    event.preventDefault()
    gallery.open(index, images[index] ?? '')
  }
  return (
    <div className="listing-pictures" data-beside={beside.length}>
      <section
        aria-roledescription="carousel"
        aria-label={listingTexts.carousel}
        className="listing-carousel"
        onKeyDown={slides.onKeyDown}
      >
        {count > 1 && (
          <div className="carousel-dots noscript:hidden">
            {images.map((image, index) => (
              <button
                key={image}
                type="button"
                aria-label={goToSlideLabel(index + 1)}
                aria-current={index === current}
                onClick={() => slides.move(index - current)}
              />
            ))}
          </div>
        )}
        <Slides slides={slides} label={listingTexts.pictures}>
          {rounds.flatMap((round) =>
            images.map((image, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
              <div
                key={`${round} ${image}`}
                role="group"
                aria-label={slideLabel(index + 1)}
                aria-hidden={round > 0 || undefined}
              >
                {/* Keyboards use the button. */}
                <a
                  href={image}
                  tabIndex={-1}
                  className="carousel-picture block cursor-zoom-in"
                  onClick={(event) => openGallery(event, index)}
                >
                  <Picture
                    src={image}
                    alt={getAltText(image, index)}
                    sizes={getSizes(beside.length === 0 ? 1 : beside.length / (beside.length + 1))}
                    loading={getLoading(index, round)}
                    placeholder={placeholders[image]}
                    className="picture-fill"
                  />
                </a>
              </div>
            )),
          )}
        </Slides>
        {count > 1 && (
          <>
            <button
              type="button"
              className="carousel-arrow left-4 max-md:hidden noscript:hidden"
              aria-label={listingTexts.previous}
              onClick={() => slides.move(-1)}
            >
              <Icon name="chevron-left" />
            </button>
            <button
              type="button"
              className="carousel-arrow right-4 max-md:hidden noscript:hidden"
              aria-label={listingTexts.next}
              onClick={() => slides.move(1)}
            >
              <Icon name="chevron-right" />
            </button>
          </>
        )}
        <button
          type="button"
          className="carousel-all noscript:hidden"
          onClick={(event) => openGallery(event, current)}
        >
          <Icon shapes={expand} />
          {allPicturesLabel(count)}
        </button>
        <p className="sr-only" aria-live="polite">
          {slideLabel(current + 1)}
        </p>
      </section>
      <div className="beside-carousel max-md:hidden" aria-hidden="true">
        {beside.map((image, index) => {
          const isMore = hidden > 0 && index === beside.length - 1
          return (
            <a
              key={image}
              href={image}
              tabIndex={-1}
              data-more={isMore ? `+${hidden}` : undefined}
              data-current={index + 1 === current || undefined}
              onClick={(event) => {
                if (isMore) openGallery(event, index + 1)
                else if (isUnmodifiedClick(event)) {
                  event.preventDefault()
                  slides.move(index + 1 - current)
                }
              }}
            >
              <Picture
                src={image}
                alt=""
                sizes={getSizes(1 / (beside.length + 1))}
                placeholder={placeholders[image]}
                className="picture-fill"
              />
            </a>
          )
        })}
      </div>
      {gallery.render({
        ...galleryTexts,
        heading: `${listingTexts.carousel}: ${address}`,
        pictures: images.map((src, index) => ({ src, alt: getAltText(src, index) })),
        onClose: gallery.close,
      })}
    </div>
  )
}
