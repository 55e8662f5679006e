import './presented-pictures.css'
import { Picture } from '#app/ui/picture/picture.tsx'
import { formatPictureName, pictureTexts } from '#content/texts/homes/pictures.ts'
import { type HomePicture, homePictureUrl } from '#domain/homes/picture/home-picture.ts'

/** Links, so that the browser opens each at full size. */
export function PresentedPictures({ pictures }: { readonly pictures: readonly HomePicture[] }) {
  if (pictures.length === 0) return null
  return (
    <ol aria-label={pictureTexts.list} className="presented-pictures">
      {pictures.map((picture, index) => (
        <li key={picture.hash}>
          <a href={homePictureUrl(picture)} target="_blank" rel="noreferrer">
            <Picture
              src={homePictureUrl(picture)}
              alt={formatPictureName(index + 1, pictures.length)}
              sizes="(width >= 768px) 15rem, 45vw"
              placeholder={picture.placeholder}
              className="picture-fill aspect-3/2 rounded-sm"
            />
          </a>
        </li>
      ))}
    </ol>
  )
}
