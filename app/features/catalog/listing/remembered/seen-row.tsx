import { inLanguage } from '#domain/platform/language.ts'
import { formatListedPrice } from '#texts/format/price.ts'
import { language } from '#texts/language.ts'
import './seen-row.css'
import { Link, useLocation } from 'react-router'
import { getListingLinkProps } from '#app/browser/listings/opened-listing.ts'
import { useFetchJson } from '#app/browser/network/use-fetch-json.ts'
import { ByCurrency } from '#app/currency/by-currency.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { listingPath } from '#domain/catalog/links.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { ListingSummary } from '#domain/catalog/listing/summary.ts'
import { ENDPOINTS, withParameters } from '#domain/platform/paths.ts'
import { PER_MONTH } from '#texts/catalog/asked-price.ts'
import { recentlySeenTexts } from '#texts/catalog/recently-seen.ts'

interface SeenRowProps {
  readonly type: EstateType
  /** Comma-separated, latest first. */
  readonly ids: string
}

/** Small cards; nothing if none of the listings can be fetched any more. */
export function SeenRow({ type, ids }: SeenRowProps) {
  const location = useLocation()
  const path = inLanguage(withParameters(ENDPOINTS.listings, { type, ids }), language)
  const { result, failed } = useFetchJson<readonly ListingSummary[]>(path)
  if (result === null ? failed : result.value.length === 0) return null
  return (
    <section
      aria-labelledby="recently-seen"
      className="recently-seen seen-row min-h-76 pt-12 text-left"
    >
      <h2 id="recently-seen" className="text-2xl">
        {recentlySeenTexts.heading}
      </h2>
      <ul>
        {result?.value.map((listing) => (
          <li key={listing.id}>
            <Link
              className="flex flex-col rounded-md"
              {...getListingLinkProps(location, listing.id)}
              to={listingPath({ type, id: listing.id })}
              prefetch="intent"
            >
              {listing.cover === null ? (
                <span className="seen-picture">
                  <Icon name="building" />
                </span>
              ) : (
                <Picture
                  src={listing.cover}
                  alt=""
                  sizes="11rem"
                  className="picture-fill seen-picture"
                />
              )}
              <strong className="mt-2 font-medium">
                <ByCurrency format={(display) => formatListedPrice(listing, display)} />
                {type === 'rent' && <small> {PER_MONTH}</small>}
              </strong>
              <span className="truncate">{listing.address}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
