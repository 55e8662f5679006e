import './presented-home.css'
import { useId } from 'react'
import { typeNames } from '#content/texts/homes/steps.ts'
import type { PresentedOffer } from '#domain/homes/offer/presented-offer.ts'
import { PresentedPictures } from './presented-pictures.tsx'

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
