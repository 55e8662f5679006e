import { formatLongDate } from '#texts/format/date.ts'
import './listing-detail.css'
import './listing-print.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { WordedListing } from '#domain/catalog/listing/worded-listing.ts'
import { reportListingPath } from '#domain/safety/report/links.ts'
import { formatDaysAgo, listingTexts } from '#texts/catalog/listing.ts'
import { surroundingsTexts } from '#texts/catalog/surroundings.ts'
import { Carousel } from './carousel.tsx'

interface Publication {
  /** For example "2025-07-11". */
  readonly day: string
  /** When its feed or its owner last confirmed that it is offered. */
  readonly confirmed: { readonly day: string; readonly daysAgo: number | null } | null
  /** The search with a map around the listing. */
  readonly mapPath: string | null
  /** URL of the page, for the printed page. */
  readonly url: string
}

interface ListingDetailProps {
  readonly type: EstateType
  readonly listing: WordedListing
  /** Not set for a copy that the browser kept. */
  readonly publication?: Publication
  /** Tiny previews by picture URL. */
  readonly placeholders: Readonly<Record<string, string>>
  readonly side: ReactNode
  readonly facts: ReactNode
  readonly history?: ReactNode
  /** The section about the location. */
  readonly place?: ReactNode
}

/** docs/product/catalog.md, "Detail page". */
export function ListingDetail(props: ListingDetailProps) {
  const { type, listing, publication, placeholders, side, facts, history, place } = props
  return (
    <article className="listing-layout">
      {listing.images.length > 0 && (
        <Carousel address={listing.address} images={listing.images} placeholders={placeholders} />
      )}
      <div className="listing-side">{side}</div>
      <div className="listing-main">
        <div>
          <h1>{listing.address}</h1>
          {publication && <PublicationLine {...publication} />}
        </div>
        {facts}
        {history}
        {listing.description !== '' && (
          <section aria-labelledby="description">
            <h2 id="description" className="text-3xl">
              {listingTexts.description}
            </h2>
            <p
              className="mt-4 max-w-prose whitespace-pre-line text-lg"
              lang={listing.descriptionLanguage}
            >
              {listing.description}
            </p>
          </section>
        )}
        {place}
        {publication && (
          <Link
            to={reportListingPath({ type, id: listing.id })}
            reloadDocument
            className="text-link touch-link"
          >
            {listingTexts.report}
          </Link>
        )}
      </div>
      {publication && <p className="print-url">{publication.url}</p>}
    </article>
  )
}

const PublicationLine = ({ day, confirmed, mapPath }: Publication) => (
  <p className="mt-2 text-ink-soft">
    {surroundingsTexts.published} <time dateTime={day}>{formatLongDate(day)}</time>
    {confirmed && (
      <>
        {' · '}
        {surroundingsTexts.confirmed}{' '}
        <time dateTime={confirmed.day}>
          {confirmed.daysAgo === null
            ? formatLongDate(confirmed.day)
            : formatDaysAgo(confirmed.daysAgo)}
        </time>
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
)
