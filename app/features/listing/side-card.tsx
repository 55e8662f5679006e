import './side-card.css'
import type { ReactNode } from 'react'
import { primaryButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { callLabel, listingTexts } from '#content/texts/listing/listing.ts'
import { formatTelUrl } from '#domain/contact/phone.ts'
import type { EstateType } from '#domain/listing/estate-type.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { CopyLink } from './copy-link.tsx'
import { Price } from './price.tsx'

interface SideCardProps {
  readonly type: EstateType
  readonly listing: Listing
  readonly isRealtorVerified: boolean
  readonly favoriteButton: ReactNode
}

/** docs/product.md, "Detail page". */
export function SideCard({ type, listing, isRealtorVerified, favoriteButton }: SideCardProps) {
  const { name, ava, phone } = listing.Realtor
  return (
    <aside className="side-card" aria-label={listingTexts.realtor}>
      <Price type={type} listing={listing} size="large" />
      <p className="mt-2 text-ink-soft">{listing.address}</p>
      <div className="my-6 flex items-center gap-4 border-line border-y py-5">
        <img
          src={ava}
          alt=""
          width={64}
          height={64}
          // React would preload it before the picture of the home.
          loading="lazy"
          className="size-16 rounded-full bg-sunken"
        />
        <div>
          <p className="font-medium">{name}</p>
          {isRealtorVerified && (
            <p className="flex items-center gap-1.5 text-brand text-sm">
              <Icon name="badge-check" />
              {listingTexts.verified}
            </p>
          )}
        </div>
      </div>
      <a
        href={formatTelUrl(phone)}
        className={`${primaryButton} w-full`}
        aria-label={callLabel(name, phone)}
      >
        <Icon name="phone" />
        {phone}
      </a>
      <div className="mt-3 flex gap-3">
        {favoriteButton}
        <CopyLink />
      </div>
    </aside>
  )
}
