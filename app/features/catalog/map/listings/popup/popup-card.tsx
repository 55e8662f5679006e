import './popup-card.css'
import { Link, useLocation } from 'react-router'
import { getListingLinkProps } from '#app/browser/listings/opened-listing.ts'
import { markListingSeen } from '#app/browser/listings/seen-listings.ts'
import { useDisplayCurrency } from '#app/currency/by-currency.tsx'
import type { MapListing } from '#app/features/catalog/map/listings/search/map-results.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { joinFacts, listingsMapTexts } from '#content/texts/catalog/listings-map.ts'
import { listingPath } from '#domain/catalog/links.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { formatArea, formatFloor } from '#domain/catalog/listing/present/en.ts'
import { formatListedPrice } from '#domain/catalog/listing/present/en-price.ts'

interface PopupCardProps {
  readonly type: EstateType
  readonly listing: MapListing
}

export function PopupCard({ type, listing }: PopupCardProps) {
  const { id, cover, price, asked, address, countRooms, area, currentFloor, totalFloor } = listing
  const { state, onClick } = getListingLinkProps(useLocation(), id)
  const handleOpen = () => markListingSeen(type, id)
  return (
    <div className="popup-card">
      {cover !== null && (
        <Picture
          src={cover}
          alt=""
          sizes="18rem"
          loading="eager"
          className="picture-fill popup-card-picture"
        />
      )}
      <div className="popup-card-text">
        <p className="font-display font-medium text-xl">
          {formatListedPrice({ price, asked }, useDisplayCurrency())}
        </p>
        <Link
          to={listingPath({ type, id })}
          prefetch="intent"
          className="popup-card-link"
          state={state}
          onClick={(event) => {
            handleOpen()
            onClick?.(event)
          }}
          onAuxClick={handleOpen}
        >
          {address}
        </Link>
        {listing.isApproximate && (
          <p className="text-ink-soft text-sm">{listingsMapTexts.approximate}</p>
        )}
        <p className="text-ink-soft text-sm">
          {joinFacts([countRooms, formatArea(area), formatFloor(currentFloor, totalFloor)])}
        </p>
      </div>
    </div>
  )
}
