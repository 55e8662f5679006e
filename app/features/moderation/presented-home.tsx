import './presented-home.css'
import { useId } from 'react'
import { Picture } from '#app/ui/picture/picture.tsx'
import { formatPictureName, pictureTexts } from '#content/texts/homes/pictures.ts'
import { typeNames } from '#content/texts/homes/steps.ts'
import type { PresentedOffer } from '#domain/homes/offer/presented-offer.ts'
import { type HomePicture, homePictureUrl } from '#domain/homes/pictures/home-picture.ts'

/** What visitors read about a home, in short: moderators decide about it, or compare two. */
export function PresentedHome(home: PresentedOffer) {
  // A page that compares two homes shows it twice.
  const headingId = useId()
  const { type, pictures, address, price, otherPrice, facts, description } = home
  return (
    <article aria-labelledby={headingId} className="panel presented-home">
      <h2 id={headingId}>{address}</h2>
      <p className="presented-price">{price}</p>
      <p className="text-ink-soft">{[typeNames[type], otherPrice].filter(Boolean).join(' · ')}</p>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <PresentedPictures pictures={pictures} />
      {description !== '' && <p className="presented-words">{description}</p>}
    </article>
  )
}

/** Links to them, which the page of a case opens in full screen. */
const PresentedPictures = ({ pictures }: { readonly pictures: readonly HomePicture[] }) =>
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
