import './side-card.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ByCurrency } from '#app/currency/by-currency.tsx'
import { ContactLink, type OwnerLink } from '#app/features/catalog/listing/contact-link.tsx'
import { Price } from '#app/features/catalog/listing/price.tsx'
import { VerifiedBadge } from '#app/features/catalog/listing/verified-badge.tsx'
import { listingTexts } from '#content/texts/catalog/listing.ts'
import { formatMarket } from '#content/texts/catalog/surroundings.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Listing } from '#domain/catalog/listing/listing.ts'
import {
  formatListedPrice,
  formatPricePerSquare,
} from '#domain/catalog/listing/present/en-price.ts'
import type { Verification } from '#domain/catalog/listing/trust/verification.ts'
import type { Market } from '#domain/catalog/search/search-results.ts'
import { RealtorPerson } from './realtor-person.tsx'

/** Who offers a home, and what its price is compared with. */
interface HomeOffer {
  readonly verification?: Verification | undefined
  /** Set if the owner offers the home directly. */
  readonly owner?: OwnerLink | undefined
  /** Next to the first way to contact whoever offers the home. */
  readonly otherWay?: OwnerLink | undefined
  readonly rateAgeDays?: number
  /** Prices that the price per m² is compared with. */
  readonly market?: Market | null
}

interface SideCardProps {
  readonly type: EstateType
  readonly listing: Listing
  readonly offer?: HomeOffer
  /** Whether its owner hides the exact place. */
  readonly isPlaceWithheld?: boolean
  /** What its owner can do with the home. */
  readonly ownHome?: ReactNode
  readonly favoriteButton?: ReactNode
  readonly copyLink?: ReactNode
}

/** docs/product/catalog.md, "Detail page". */
export function SideCard(props: SideCardProps) {
  const { type, listing, offer = {}, isPlaceWithheld, ownHome, favoriteButton, copyLink } = props
  const { verification, owner, otherWay, rateAgeDays, market } = offer
  return (
    <aside className="panel side-card" aria-label={listingTexts.realtor}>
      <Price type={type} listing={listing} size="large" rateAgeDays={rateAgeDays} />
      {market && (
        <p className="mt-1 text-ink-soft text-sm">
          <ByCurrency
            format={(display) => formatMarket(market, formatPricePerSquare(market.median, display))}
          />
        </p>
      )}
      <p className="mt-2 text-ink-soft">{listing.address}</p>
      {isPlaceWithheld && (
        <p className="mt-1 text-ink-soft text-sm">{listingTexts.placeOnRequest}</p>
      )}
      {listing.Realtor === undefined ? (
        <SideCardBreak isOfferedByOwner={owner !== undefined} verification={verification} />
      ) : (
        <RealtorPerson realtor={listing.Realtor} verification={verification} />
      )}
      {ownHome}
      <div className="contact-bar">
        <span className="contact-bar-price" aria-hidden="true">
          <ByCurrency format={(display) => formatListedPrice(listing, display)} />
        </span>
        <ContactLink realtor={listing.Realtor} owner={owner} />
        {favoriteButton}
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        {otherWay && (
          <Link to={otherWay.to} className="text-link min-h-11 w-full justify-center">
            {otherWay.label}
          </Link>
        )}
        {copyLink}
      </div>
    </aside>
  )
}

function SideCardBreak({
  isOfferedByOwner,
  verification,
}: Pick<HomeOffer, 'verification'> & { readonly isOfferedByOwner: boolean }) {
  if (!isOfferedByOwner) return <hr className="my-6 border-line" />
  return (
    <div className="my-6 border-line border-y py-4">
      <p className="font-medium">{listingTexts.offeredByOwner}</p>
      {verification && <VerifiedBadge verification={verification} />}
    </div>
  )
}
