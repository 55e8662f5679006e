import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import './presented-home.css'
import { useId } from 'react'
import { Picture } from '#app/ui/picture/picture.tsx'
import { WORDED_FACTS } from '#domain/catalog/listing/facts.ts'
import type { CatalogListing } from '#domain/catalog/listing/listing.ts'
import { AS_LISTED } from '#domain/catalog/price/display-currency.ts'
import type { PresentedOffer } from '#domain/homes/offer/presented-offer.ts'
import { type HomePicture, homePictureUrl } from '#domain/homes/picture/home-picture.ts'
import { factNames, placeNames } from '#texts/catalog/facts.ts'
import { formatFact } from '#texts/format/fact.ts'
import {
  formatArea,
  formatFloor,
  formatYearBuilt,
  wordCondition,
  wordHeating,
  wordRooms,
  wordWalls,
} from '#texts/format/listing.ts'
import { formatListedPrice, formatOtherPrice } from '#texts/format/price.ts'
import { formatPictureName, pictureTexts } from '#texts/homes/pictures.ts'
import { typeNames } from '#texts/homes/steps.ts'

/** What visitors read about a home, in short: moderators decide about it, or compare two. */
export function PresentedHome({ listing, pictures }: PresentedOffer) {
  // A page that compares two homes shows it twice.
  const headingId = useId()
  const { type, address, description, translations } = listing
  const otherPrice = formatOtherPrice(listing, AS_LISTED)
  return (
    <article
      aria-labelledby={headingId}
      className="panel presented-home max-w-[50rem] wrap-anywhere"
    >
      <h2 id={headingId} className="text-[1.75rem]">
        {address}
      </h2>
      <p className="mt-3 font-display text-(length:--text-2xl)">
        {formatListedPrice(listing, AS_LISTED)}
      </p>
      <p className="text-ink-soft">{[typeNames[type], otherPrice].filter(Boolean).join(' · ')}</p>
      <ul className="mt-5 flex flex-wrap gap-2">
        {listFacts(listing).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <PresentedPictures pictures={pictures} />
      {[description, ...Object.values(translations ?? {})].map(
        (text) =>
          text && (
            <p key={text} className="mt-5 whitespace-pre-line" lang={guessLanguage(text)}>
              {text}
            </p>
          ),
      )}
    </article>
  )
}

const withName = (name: string, value: string) => (value === '' ? '' : `${name}: ${value}`)

const listFacts = (listing: CatalogListing): string[] =>
  [
    formatArea(listing.area),
    wordRooms(listing.countRooms),
    formatFloor(listing.currentFloor, listing.totalFloor),
    withName(factNames.heating, wordHeating(listing.heatingSystem ?? '')),
    formatYearBuilt(listing.yearofConstruction),
    withName(factNames.walls, wordWalls(listing.wallType ?? '')),
    wordCondition(listing.facts.conditionText ?? ''),
    ...WORDED_FACTS.map((fact) => formatFact(fact, listing)),
    withName(placeNames.metro, listing.place.metro ?? ''),
    withName(placeNames.complex, listing.place.complex ?? ''),
  ].filter((fact) => fact !== '')

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
