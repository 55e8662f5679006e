import { formatCompactPrice } from '#texts/format/price.ts'
import './listing-pin.css'
import { memo, useCallback, useMemo } from 'react'
import { useDisplayCurrency } from '#app/currency/by-currency.tsx'
import type { MapListing } from '#app/features/catalog/map/listings/search/map-results.ts'
import { pinLabel } from '#texts/catalog/listings-map.ts'
import { ButtonIcon } from './button-icon.ts'
import { ButtonMarker } from './cluster-marker.tsx'

interface ListingPinProps {
  readonly listing: MapListing
  /** Position in the tab order. */
  readonly order: number
  readonly favorite: boolean
  readonly seen: boolean
  readonly onOpen: (listings: readonly MapListing[]) => void
}

/** A button with the price of a listing. */
export const ListingPin = memo(({ listing, order, favorite, seen, onOpen }: ListingPinProps) => {
  const display = useDisplayCurrency()
  const icon = useMemo(
    () =>
      new ButtonIcon({
        render(button) {
          button.classList.add('listing-pin')
          button.dataset.listing = String(listing.id)
          button.dataset.order = String(order)
          button.toggleAttribute('data-seen', seen)
          button.toggleAttribute('data-approximate', listing.isApproximate === true)
          const price = formatCompactPrice(listing, display)
          button.setAttribute('aria-label', pinLabel(listing, price, { favorite, seen }))
          button.replaceChildren(createLabel(price, favorite))
        },
      }),
    [listing, order, favorite, seen, display],
  )
  const handleClick = useCallback(() => onOpen([listing]), [listing, onOpen])
  return <ButtonMarker position={listing} icon={icon} onClick={handleClick} />
})

function createLabel(text: string, favorite: boolean): HTMLElement {
  const span = document.createElement('span')
  // As `<Icon name="heart" />`.
  if (favorite)
    span.innerHTML = '<svg class="icon" aria-hidden="true"><use href="#heart"></use></svg>'
  span.append(text)
  return span
}
