import './presented-pictures.css'
import { Picture } from '#app/ui/picture/picture.tsx'
import { formatPictureName, pictureTexts } from '#content/texts/homes/pictures.ts'
import { type HomePicture, homePictureUrl } from '#domain/homes/pictures/home-picture.ts'

/** Links to them, which the page of a case opens in full screen. */
export const PresentedPictures = ({ pictures }: { readonly pictures: readonly HomePicture[] }) =>
  pictures.length > 0 && (
    <ol aria-label={pictureTexts.list} className="presented-pictures">
      {pictures.map((picture, index) => (
        <li key={picture.hash}>
          <a href={homePictureUrl(picture)} target="_blank" rel="noreferrer">
            <Picture
              src={homePictureUrl(picture)}
              alt={formatPictureName(index + 1, pictures.length)}
              placeholder={picture.placeholder}
              sizes="(width >= 768px) 15rem, 45vw"
              className="picture-fill aspect-3/2 rounded-sm"
            />
          </a>
        </li>
      ))}
    </ol>
  )
