import './gallery.css'
import { isUnmodifiedClick } from '#app/browser/listings/opened-listing.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { usePictureViewer } from '#app/ui/picture-viewer/use-picture-viewer.tsx'
import type { GalleryPicture } from '#content/lifestyles.ts'
import { galleryTexts } from '#content/texts/catalog/gallery.ts'
import { enlargeLabel, lifestyleTexts } from '#content/texts/site/lifestyle.ts'

/** A click opens the picture in full screen; without JavaScript it opens the picture's URL. */
export function Gallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const viewer = usePictureViewer()
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
              onClick={(event) => {
                if (!isUnmodifiedClick(event)) return
                event.preventDefault()
                viewer.open(index, url)
              }}
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
      {viewer.render({
        ...galleryTexts,
        heading: lifestyleTexts.gallery,
        pictures: pictures.map(({ url, caption }) => ({ src: url, alt: caption })),
        onClose: viewer.close,
      })}
    </section>
  )
}
