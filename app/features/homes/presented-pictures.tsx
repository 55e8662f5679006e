import './presented-pictures.css'
import { isUnmodifiedClick } from '#app/browser/listings/opened-listing.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { usePictureViewer } from '#app/ui/picture-viewer/use-picture-viewer.tsx'
import { galleryTexts } from '#content/texts/catalog/gallery.ts'
import { formatPictureName, pictureTexts } from '#content/texts/homes/pictures.ts'
import { type HomePicture, homePictureUrl } from '#domain/homes/picture/home-picture.ts'

/** A press opens them in full screen; without JavaScript it opens the picture's URL. */
export function PresentedPictures({ pictures }: { readonly pictures: readonly HomePicture[] }) {
  const viewer = usePictureViewer()
  if (pictures.length === 0) return null
  const shown = pictures.map((picture, index) => ({
    src: homePictureUrl(picture),
    alt: formatPictureName(index + 1, pictures.length),
    placeholder: picture.placeholder,
  }))
  return (
    <>
      <ol aria-label={pictureTexts.list} className="presented-pictures">
        {shown.map((picture, index) => (
          <li key={picture.src}>
            <a
              href={picture.src}
              target="_blank"
              rel="noreferrer"
              onClick={(event) => {
                if (!isUnmodifiedClick(event)) return
                event.preventDefault()
                viewer.open(index, picture.src)
              }}
            >
              <Picture
                {...picture}
                sizes="(width >= 768px) 15rem, 45vw"
                className="picture-fill aspect-3/2 rounded-sm"
              />
            </a>
          </li>
        ))}
      </ol>
      {viewer.render({
        ...galleryTexts,
        heading: pictureTexts.list,
        pictures: shown,
        onClose: viewer.close,
      })}
    </>
  )
}
