import './listing-detail.css'
import './listing-print.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OwnerLink } from '#app/features/catalog/listing/contact-link.tsx'
import { listingTexts } from '#content/texts/catalog/listing.ts'
import { surroundingsTexts } from '#content/texts/catalog/surroundings.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Listing } from '#domain/catalog/listing/listing.ts'
import type { Verification } from '#domain/catalog/listing/trust/verification.ts'
import type { Market } from '#domain/catalog/search/search-results.ts'
import { formatLongDate } from '#domain/platform/time/calendar-day.ts'
import { reportListingPath } from '#domain/safety/report/links.ts'
import { Carousel } from './carousel.tsx'
import { SideCard } from './side-card.tsx'

interface ListingDetailProps {
  readonly type: EstateType
  readonly listing: Listing
  readonly verification?: Verification | undefined
  /** Set if the owner offers the home directly. */
  readonly owner?: OwnerLink | undefined
  /** Next to the first way to contact whoever offers the home. */
  readonly otherWay?: OwnerLink | undefined
  readonly rateAgeDays?: number | undefined
  readonly market?: Market | null | undefined
  /** For example "2025-07-11". */
  readonly publishedOn?: string | undefined
  /** When its feed or its owner last confirmed that it is offered. */
  readonly confirmed?: { readonly day: string; readonly text: string } | null | undefined
  /** The search with a map around the listing. */
  readonly mapPath?: string | null | undefined
  /** Whether its owner hides the exact place. */
  readonly isPlaceWithheld?: boolean
  /** Tiny previews by picture URL. */
  readonly placeholders: Readonly<Record<string, string>>
  readonly favoriteButton: ReactNode
  readonly copyLink: ReactNode
  readonly facts: ReactNode
  /** URL of the page, for the printed page. */
  readonly url?: string | undefined
  /** The section about the location. */
  readonly place?: ReactNode
}

const Day = ({ day }: { readonly day: string }) => <time dateTime={day}>{formatLongDate(day)}</time>

export function ListingDetail({
  type,
  listing,
  verification,
  owner,
  otherWay,
  rateAgeDays,
  market,
  publishedOn,
  confirmed,
  mapPath,
  isPlaceWithheld,
  placeholders,
  favoriteButton,
  copyLink,
  facts,
  place,
  url,
}: ListingDetailProps) {
  return (
    <article className="listing-layout">
      {listing.images.length > 0 && (
        <Carousel address={listing.address} images={listing.images} placeholders={placeholders} />
      )}
      <div className="listing-side">
        <SideCard
          type={type}
          listing={listing}
          verification={verification}
          owner={owner}
          otherWay={otherWay}
          rateAgeDays={rateAgeDays}
          market={market}
          isPlaceWithheld={isPlaceWithheld}
          favoriteButton={favoriteButton}
          copyLink={copyLink}
        />
      </div>
      <div className="listing-main">
        <div>
          <h1>{listing.address}</h1>
          {publishedOn !== undefined && (
            <p className="mt-2 text-ink-soft">
              {surroundingsTexts.published} <Day day={publishedOn} />
              {confirmed && (
                <>
                  {' · '}
                  {surroundingsTexts.confirmed}{' '}
                  <time dateTime={confirmed.day}>{confirmed.text}</time>
                </>
              )}
              {mapPath && (
                <>
                  {' · '}
                  <Link to={mapPath} className="text-link">
                    {surroundingsTexts.onMap}
                  </Link>
                </>
              )}
            </p>
          )}
        </div>
        {facts}
        {listing.description !== '' && (
          <section aria-labelledby="description">
            <h2 id="description" className="text-3xl">
              {listingTexts.description}
            </h2>
            <p className="mt-4 max-w-prose whitespace-pre-line text-lg">{listing.description}</p>
          </section>
        )}
        {place}
        {url && (
          <a href={reportListingPath({ type, id: listing.id })} className="text-link">
            {listingTexts.report}
          </a>
        )}
      </div>
      {url && <p className="print-url">{url}</p>}
    </article>
  )
}
