import './carousel.css'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { Swiper as SwiperCore } from 'swiper'
import { A11y, Pagination } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { goToSlideLabel, listingTexts, slideLabel } from '#content/texts/listing/listing.ts'
import { getPictureRoom, parsePictureUrl } from '#domain/listing/picture.ts'

/** docs/product.md, "Timings". */
const TRANSITION_MS = 500

interface CarouselProps {
  readonly images: readonly string[]
  readonly placeholders: Readonly<Record<string, string>>
}

const getAltText = (image: string) => {
  const picture = parsePictureUrl(image)
  return picture === null ? '' : getPictureRoom(picture)
}

/** Wraps around. Without JavaScript, the pictures scroll. */
export function Carousel({ images, placeholders }: CarouselProps) {
  const swiper = useRef<SwiperCore | null>(null)
  const [current, setCurrent] = useState(0)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') swiper.current?.slidePrev()
    else if (event.key === 'ArrowRight') swiper.current?.slideNext()
    else return
    event.preventDefault()
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={listingTexts.carousel}
      className="carousel"
      onKeyDown={onKeyDown}
    >
      <Swiper
        modules={[A11y, Pagination]}
        loop={images.length > 1}
        loopPreventsSliding={false}
        speed={TRANSITION_MS}
        slidesPerView={1}
        slidesPerGroup={1}
        pagination={{ clickable: true }}
        a11y={{
          slideLabelMessage: slideLabel('{{index}}'),
          paginationBulletMessage: goToSlideLabel('{{index}}'),
          containerRole: 'presentation',
        }}
        onSwiper={(instance) => {
          swiper.current = instance
        }}
        onSlideChange={({ realIndex }) => setCurrent(realIndex)}
      >
        {images.map((image, index) => (
          <SwiperSlide key={image} role="group" aria-label={slideLabel(index + 1)}>
            <Picture
              src={image}
              alt={getAltText(image)}
              sizes="(min-width: 84rem) 54rem, (min-width: 64rem) 66vw, 100vw"
              loading={index === 0 ? 'priority' : 'lazy'}
              placeholder={placeholders[image]}
            />
          </SwiperSlide>
        ))}
      </Swiper>
      <button
        type="button"
        className="carousel-arrow left-4"
        aria-label={listingTexts.previous}
        onClick={() => swiper.current?.slidePrev()}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className="carousel-arrow right-4"
        aria-label={listingTexts.next}
        onClick={() => swiper.current?.slideNext()}
      >
        <Icon name="chevron-right" />
      </button>
      <p className="sr-only" aria-live="polite">
        {slideLabel(current + 1)}
      </p>
    </section>
  )
}
