import './carousel.css'
import expand from 'virtual:lucide/maximize'
import { useHydrated } from '#app/browser/use-hydrated.ts'
import { useGallery } from '#app/features/catalog/listing/gallery/use-gallery.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Slides } from '#app/ui/slides/slides.tsx'
import { useSlides } from '#app/ui/slides/use-slides.ts'
import {
  allPicturesLabel,
  goToSlideLabel,
  listingTexts,
  slideLabel,
} from '#content/texts/catalog/listing.ts'
import { getPictureRoom, parsePictureUrl } from '#domain/catalog/listing/picture.ts'

interface CarouselProps {
  readonly address: string
  readonly images: readonly string[]
  readonly placeholders: Readonly<Record<string, string>>
}

const getAltText = (image: string) => {
  const picture = parsePictureUrl(image)
  return picture === null ? '' : getPictureRoom(picture)
}

/** With only two slides there is not one on each side of the current one, so each appears twice. */
const COUNT_SHOWN_TWICE = 2

/** Wraps around. The pictures before and after the current one load after hydration. */
export function Carousel({ address, images, placeholders }: CarouselProps) {
  const count = images.length
  const slides = useSlides()
  const current = slides.index % count
  const isHydrated = useHydrated()
  const gallery = useGallery()
  const rounds = count === COUNT_SHOWN_TWICE ? [0, 1] : [0]

  function getLoading(index: number, round: number) {
    if (index === 0 && round === 0) return 'priority'
    const distance = Math.abs(index - current)
    return isHydrated && [1, count - 1].includes(distance) ? 'eager' : 'lazy'
  }
  return (
    <section
      aria-roledescription="carousel"
      aria-label={listingTexts.carousel}
      className="listing-carousel"
      onKeyDown={slides.onKeyDown}
    >
      {count > 1 && (
        <div className="carousel-dots">
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
                className="carousel-picture"
                onClick={(event) => gallery.open(event, index, image)}
              >
                <Picture
                  src={image}
                  alt={getAltText(image)}
                  sizes="(min-width: 84rem) 54rem, (min-width: 64rem) 66vw, 88vw"
                  loading={getLoading(index, round)}
                  placeholder={placeholders[image]}
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
            className="carousel-arrow left-4"
            aria-label={listingTexts.previous}
            onClick={() => slides.move(-1)}
          >
            <Icon name="chevron-left" />
          </button>
          <button
            type="button"
            className="carousel-arrow right-4"
            aria-label={listingTexts.next}
            onClick={() => slides.move(1)}
          >
            <Icon name="chevron-right" />
          </button>
        </>
      )}
      <button
        type="button"
        className="carousel-all"
        onClick={(event) => gallery.open(event, current, images[current] ?? '')}
      >
        <Icon shapes={expand} />
        {allPicturesLabel(count)}
      </button>
      {gallery.opened && (
        <gallery.opened.ListingGallery
          heading={`${listingTexts.carousel}: ${address}`}
          pictures={images.map((src) => ({ src, alt: getAltText(src) }))}
          format={gallery.opened.format}
          startIndex={gallery.opened.startIndex}
          onClose={gallery.close}
        />
      )}
      <p className="sr-only" aria-live="polite">
        {slideLabel(current + 1)}
      </p>
    </section>
  )
}
