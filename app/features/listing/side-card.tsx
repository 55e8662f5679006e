import './side-card.css'
import type { ReactNode } from 'react'
import { listingTexts } from '#content/texts/listing/listing.ts'
import type { EstateType } from '#domain/listing/estate-type.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { CopyLink } from './copy-link.tsx'
import { Price } from './price.tsx'
import { RealtorContact } from './realtor-contact.tsx'

interface SideCardProps {
  readonly type: EstateType
  readonly listing: Listing
  readonly isRealtorVerified: boolean
  readonly rateAgeDays?: number | undefined
  readonly favoriteButton: ReactNode
}

/** docs/product.md, "Detail page". */
export function SideCard({
  type,
  listing,
  isRealtorVerified,
  rateAgeDays,
  favoriteButton,
}: SideCardProps) {
  return (
    <aside className="side-card" aria-label={listingTexts.realtor}>
      <Price type={type} listing={listing} size="large" rateAgeDays={rateAgeDays} />
      <p className="mt-2 text-ink-soft">{listing.address}</p>
      <RealtorContact realtor={listing.Realtor} isVerified={isRealtorVerified} />
      <div className="mt-3 flex gap-3">
        {favoriteButton}
        <CopyLink />
      </div>
    </aside>
  )
}
