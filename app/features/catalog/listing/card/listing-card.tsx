import { formatArea, formatFloor, formatRenovation, wordRooms } from '#texts/format/listing.ts'
import './listing-card.css'
import type { ComponentProps, ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { hasListing } from '#app/browser/listings/listing-keys.ts'
import { getListingLinkProps } from '#app/browser/listings/opened-listing.ts'
import { storedSeenListings } from '#app/browser/listings/seen-listings.ts'
import { storedHasLists } from '#app/browser/storage/stored-flags.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import { useLazyComponent } from '#app/browser/use-lazy-component.ts'
import { FavoriteButton } from '#app/features/catalog/favorite/favorite-button.tsx'
import {
  PriceDropNote,
  type WordedPriceDrop,
} from '#app/features/catalog/history/price-drop-note.tsx'
import { FactList } from '#app/features/catalog/listing/fact-list.tsx'
import { Price } from '#app/features/catalog/listing/price.tsx'
import { quietButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { listingPath } from '#domain/catalog/links.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Listing } from '#domain/catalog/listing/listing.ts'
import type { WordedListing } from '#domain/catalog/listing/worded-listing.ts'
import { createExcerpt } from '#domain/platform/text/excerpt.ts'
import { wordedFactTexts } from '#texts/catalog/facts.ts'
import { listingTexts } from '#texts/catalog/listing.ts'
import { markTexts } from '#texts/catalog/marks.ts'
import { CardPictures } from './card-pictures.tsx'

interface ListingCardProps extends Pick<ComponentProps<typeof FavoriteButton>, 'onRemoved'> {
  readonly type: EstateType
  readonly listing: WordedListing
  /** A tiny preview of the cover picture. */
  readonly placeholder?: string | undefined
  /** Whether it is the page's first card, whose picture is the largest in view. */
  readonly isFirst?: boolean
  /** Whether it was published since the last visit. */
  readonly isNew?: boolean
  /** Next to 'Show More'. */
  readonly hideButton?: ReactNode
  /** Below the price, instead of what `priceDrops` says. */
  readonly priceNote?: ReactNode
  /** Of all cards of the page. */
  readonly priceDrops?: readonly WordedPriceDrop[]
}

/** Few visitors have a list, so only they load it. */
const loadAddToList = () =>
  import('#app/features/catalog/shortlist/add-to-list.tsx').then((code) => code.AddToList)

/** The link covers the whole card except for its buttons. */
export function ListingCard({
  type,
  listing,
  placeholder,
  isFirst,
  isNew = false,
  hideButton,
  priceDrops = [],
  priceNote = <PriceDropNote id={listing.id} drops={priceDrops} />,
  onRemoved,
}: ListingCardProps) {
  const AddToList = useLazyComponent(useStoredValue(storedHasLists) ? loadAddToList : undefined)
  const [cover] = listing.images
  const link = {
    ...getListingLinkProps(useLocation(), listing.id),
    to: listingPath({ type, id: listing.id }),
    prefetch: 'intent',
  } as const
  const coverProps = {
    alt: '',
    sizes:
      '(min-width: 105rem) 25rem, (min-width: 84rem) 19rem, (min-width: 64rem) 26vw, (min-width: 40rem) 45vw, 88vw',
    loading: isFirst ? 'priority' : 'lazy',
    placeholder,
    className: 'picture-fill',
  } as const
  return (
    <article className="listing-card">
      {cover === undefined ? (
        <div className="listing-card-picture listing-card-no-picture">
          <Icon name="building" />
        </div>
      ) : listing.images.length > 1 ? (
        <CardPictures images={listing.images} link={link} cover={coverProps} />
      ) : (
        <Picture
          {...coverProps}
          src={cover}
          className="picture-fill listing-card-picture aspect-3/2"
        />
      )}
      <FavoriteButton
        type={type}
        listing={listing}
        className="favorite-button-overlay"
        onRemoved={onRemoved}
      />
      {AddToList && <AddToList type={type} listing={listing} />}
      <CardMark type={type} id={listing.id} isNew={isNew} />
      <div className="listing-card-text">
        <Price type={type} listing={listing} size="small" />
        {priceNote}
        <h3 className="listing-card-address">{listing.address}</h3>
        <p className="text-label text-ink-soft leading-relaxed" lang={listing.descriptionLanguage}>
          {createExcerpt(listing.description)}
        </p>
        <CardFacts listing={listing} />
        <div className="mt-auto flex gap-2">
          <Link
            {...link}
            className={`${quietButton} grow after:absolute after:inset-0 after:rounded-lg`}
            aria-label={`${listingTexts.more}: ${listing.address}`}
          >
            {listingTexts.more}
          </Link>
          {hideButton}
        </div>
      </div>
    </article>
  )
}

/** docs/product/catalog.md, "Listing card". */
export function CardFacts({ listing }: { listing: Listing }) {
  return (
    <FactList
      className="card-facts"
      facts={[
        ['bed', wordRooms(listing.countRooms)],
        ['scaling', formatArea(listing.area)],
        ['layers', formatFloor(listing.currentFloor, listing.totalFloor)],
        ['paint-roller', formatRenovation(listing.isRenovation)],
        // What most renters with a pet look for first; the other values stand on the page of the home.
        ['pets', listing.pets === 'allowed' ? wordedFactTexts.pets.values.allowed : ''],
      ]}
    />
  )
}

interface CardMarkProps {
  readonly type: EstateType
  readonly id: number
  /** Whether it was published since the last visit. */
  readonly isNew: boolean
}

/** Overlays the picture, so that nothing moves when browser storage is read. */
function CardMark({ type, id, isNew }: CardMarkProps) {
  const isSeen = hasListing(useStoredValue(storedSeenListings), type, id)
  if (isSeen) return <span className="card-mark">{markTexts.seen}</span>
  return isNew ? <strong className="card-mark">{markTexts.new}</strong> : null
}
