import { formatListedPrice, formatPricePerSquare } from '#texts/format/price.ts'
import './side-card.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ByCurrency } from '#app/currency/by-currency.tsx'
import { Price } from '#app/features/catalog/listing/price.tsx'
import { VerifiedBadge } from '#app/features/catalog/listing/verified-badge.tsx'
import { primaryButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Listing, Realtor } from '#domain/catalog/listing/listing.ts'
import type { Verification } from '#domain/catalog/listing/trust/verification.ts'
import type { WordedMarket } from '#domain/catalog/search/search-results.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { formatPhone, formatTelUrl } from '#domain/site/contact/phone.ts'
import { callLabel, listingTexts } from '#texts/catalog/listing.ts'
import { formatMarket } from '#texts/catalog/surroundings.ts'

/** Who offers a home, and what its price is compared with. */
interface HomeOffer {
  readonly verification?: Verification | undefined
  /** Set if the owner offers the home directly. */
  readonly owner?: OwnerLink | undefined
  /** Next to the first way to contact whoever offers the home. */
  readonly otherWay?: OwnerLink | undefined
  readonly rateAgeDays?: number
  /** Prices that the price per m² is compared with. */
  readonly market?: WordedMarket | null
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

interface RealtorPersonProps {
  readonly realtor: Realtor
  /** Missing if nobody was verified. */
  readonly verification?: Verification | undefined
}

function RealtorPerson({ realtor: { name, ava }, verification }: RealtorPersonProps) {
  return (
    <div className="my-6 flex items-start gap-4 border-line border-y py-5">
      {ava !== undefined && (
        <img
          src={ava}
          alt=""
          width={64}
          height={64}
          // Without this, React would preload it before the picture of the home.
          loading="lazy"
          className="size-16 rounded-full bg-sunken"
        />
      )}
      <div className="flex min-h-16 flex-col justify-center">
        <p className="font-medium">{name ?? listingTexts.unnamedRealtor}</p>
        {verification && <VerifiedBadge verification={verification} />}
      </div>
    </div>
  )
}

/** Link for writing to the owner of a home. */
interface OwnerLink {
  readonly to: string
  readonly label: string
}

interface ContactLinkProps {
  readonly realtor: Realtor | undefined
  readonly owner: OwnerLink | undefined
}

/**
 * Calls the realtor. Without a phone number it leads to the owner's form, or else to the team's (docs/product/catalog.md,
 * "Facts that are not stated").
 */
function ContactLink({ realtor: { name, phone } = {}, owner }: ContactLinkProps) {
  if (phone === undefined)
    return (
      <Link
        to={owner?.to ?? PATHS.contact}
        prefetch="intent"
        className={`${primaryButton} max-xs:px-2 max-md:px-3 flex-1`}
      >
        {owner?.label ?? listingTexts.askTeam}
      </Link>
    )
  return (
    <a
      href={formatTelUrl(phone)}
      className={`${primaryButton} max-xs:px-2 max-md:px-3 flex-1`}
      aria-label={callLabel(name, formatPhone(phone))}
    >
      <Icon name="phone" />
      {formatPhone(phone)}
    </a>
  )
}
