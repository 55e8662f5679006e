import { formatPrice } from '#domain/listing/present/en.ts'
import './side-card.css'
import type { ReactNode } from 'react'
import { listingTexts } from '#content/texts/listing/listing.ts'
import { formatMarket } from '#content/texts/listing/surroundings.ts'
import type { EstateType } from '#domain/listing/estate-type.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { Market } from '#domain/search/search-results.ts'
import { ContactLink } from './contact-link.tsx'
import { CopyLink } from './copy-link.tsx'
import { Price } from './price.tsx'
import { RealtorPerson } from './realtor-person.tsx'

interface SideCardProps {
  readonly type: EstateType
  readonly listing: Listing
  readonly isRealtorVerified: boolean
  readonly rateAgeDays?: number | undefined
  /** What the price per m² is compared with. */
  readonly market?: Market | null | undefined
  readonly favoriteButton: ReactNode
}

/** docs/product.md, "Detail page". */
export function SideCard({
  type,
  listing,
  isRealtorVerified,
  rateAgeDays,
  market,
  favoriteButton,
}: SideCardProps) {
  return (
    <aside className="side-card" aria-label={listingTexts.realtor}>
      <Price type={type} listing={listing} size="large" rateAgeDays={rateAgeDays} />
      {market && <p className="mt-1 text-ink-soft text-sm">{formatMarket(market)}</p>}
      <p className="mt-2 text-ink-soft">{listing.address}</p>
      {listing.Realtor === undefined ? (
        <hr className="my-6 border-line" />
      ) : (
        <RealtorPerson realtor={listing.Realtor} isVerified={isRealtorVerified} />
      )}
      <div className="contact-bar">
        <span className="contact-bar-price" aria-hidden="true">
          {formatPrice(listing.price)}
        </span>
        <ContactLink realtor={listing.Realtor} />
        {favoriteButton}
      </div>
      <div className="mt-3 flex gap-3">
        <CopyLink />
      </div>
    </aside>
  )
}
