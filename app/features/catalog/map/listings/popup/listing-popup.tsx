import { formatArea, formatFloor, wordRooms } from '#texts/format/listing.ts'
import { formatCompactPrice, formatListedPrice } from '#texts/format/price.ts'
import './listing-popup.css'
import { type RefObject, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useMap } from 'react-leaflet'
import { Link, useLocation } from 'react-router'
import { getListingLinkProps } from '#app/browser/listings/opened-listing.ts'
import { markListingSeen } from '#app/browser/listings/seen-listings.ts'
import { useDisplayCurrency } from '#app/currency/by-currency.tsx'
import {
  findCheapest,
  type MapListing,
} from '#app/features/catalog/map/listings/search/map-results.ts'
import { iconButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { listingPath } from '#domain/catalog/links.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { listingsMapTexts, pinGroupLabel } from '#texts/catalog/listings-map.ts'
import { usePopupPosition } from './use-popup-position.ts'

interface ListingPopupProps {
  readonly type: EstateType
  /** One listing, or several at the same coordinates. */
  readonly listings: readonly MapListing[]
  /** Outside the map's DOM, so that Leaflet does not handle its events. */
  readonly portal: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** A dialog next to the marker; on narrow maps, along the lower edge. */
export function ListingPopup({ type, listings, portal, onClose }: ListingPopupProps) {
  const popup = useRef<HTMLDivElement>(null)
  const map = useMap()
  const display = useDisplayCurrency()
  const [first] = listings
  const ids = listings.map(({ id }) => id).join(' ')
  usePopupPosition(popup, first)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other listings mean another popup
  useEffect(() => popup.current?.focus({ preventScroll: true }), [ids])

  function close() {
    onClose()
    const markers = map.getPane('markerPane')
    const marker = markers?.querySelector<HTMLElement>(`[data-listing~="${first?.id}"]`)
    const target = marker ?? map.getContainer()
    target.focus({ preventScroll: true })
  }

  const cheapest = findCheapest(listings)
  if (portal.current === null || first === undefined || cheapest === undefined) return null
  const name =
    listings.length === 1
      ? first.address
      : pinGroupLabel(listings.length, formatCompactPrice(cheapest, display))
  return createPortal(
    <div
      ref={popup}
      role="dialog"
      aria-label={name}
      tabIndex={-1}
      className="listing-popup"
      data-listing={ids}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      {listings.length > 1 && (
        <p className="listing-popup-heading flex min-h-13 flex-none items-center border-line border-b py-1.5 pr-13 pl-4 font-medium">
          {name}
        </p>
      )}
      <ul className="listing-popup-list" data-lenis-prevent>
        {listings.map((listing) => (
          <li key={listing.id}>
            <PopupCard type={type} listing={listing} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-label={listingsMapTexts.close}
        className={`${iconButton} absolute top-1 right-1 bg-surface`}
        onClick={close}
      >
        <Icon name="x" />
      </button>
    </div>,
    portal.current,
  )
}

interface PopupCardProps {
  readonly type: EstateType
  readonly listing: MapListing
}

function PopupCard({ type, listing }: PopupCardProps) {
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
          className="font-medium text-label outline-none after:absolute after:inset-0"
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
          {[wordRooms(countRooms), formatArea(area), formatFloor(currentFloor, totalFloor)]
            .filter((fact) => fact !== '')
            .join(' · ')}
        </p>
      </div>
    </div>
  )
}
