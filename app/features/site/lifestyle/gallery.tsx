import './gallery.css'
import { type MouseEvent, useState } from 'react'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { GalleryPicture } from '#content/lifestyles.ts'
import { enlargeLabel, lifestyleTexts } from '#content/texts/site/lifestyle.ts'
import { Lightbox } from './lightbox.tsx'

/** A click opens the lightbox; without JavaScript it opens the picture's URL. */
export function Gallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  function onClick(event: MouseEvent, index: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpenIndex(index)
  }
  return (
    <section aria-labelledby="gallery">
      <h2 id="gallery" className="mb-6 text-3xl">
        {lifestyleTexts.gallery}
      </h2>
      <ul className="lifestyle-gallery">
        {pictures.map(({ url, caption }, index) => (
          <li key={url}>
            <a
              href={url}
              aria-label={enlargeLabel(caption)}
              aria-haspopup="dialog"
              onClick={(event) => onClick(event, index)}
            >
              <Picture
                src={url}
                alt=""
                sizes={
                  index === 0
                    ? '(min-width: 84rem) 53rem, (min-width: 48rem) 64vw, 88vw'
                    : '(min-width: 84rem) 26rem, (min-width: 48rem) 32vw, 50vw'
                }
              />
            </a>
          </li>
        ))}
      </ul>
      {openIndex !== null && (
        <Lightbox pictures={pictures} startIndex={openIndex} onClose={() => setOpenIndex(null)} />
      )}
    </section>
  )
}
