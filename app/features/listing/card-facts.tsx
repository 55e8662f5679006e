import './listing-card.css'
import { Icon } from '#app/ui/icon/icon.tsx'
import { formatFloor, listingTexts } from '#content/texts/listing/listing.ts'
import { formatArea } from '#domain/listing/area.ts'
import type { Listing } from '#domain/listing/listing.ts'

/** docs/product.md, "Listing card". */
export function CardFacts({ listing }: { listing: Listing }) {
  return (
    <ul className="card-facts">
      <li>
        <Icon name="bed" />
        {listing.countRooms}
      </li>
      <li>
        <Icon name="scaling" />
        {formatArea(listing.area)}
      </li>
      <li>
        <Icon name="layers" />
        {formatFloor(listing.currentFloor, listing.totalFloor)}
      </li>
      <li>
        <Icon name="paint-roller" />
        {listing.isRenovation ? listingTexts.renovated : listingTexts.unrenovated}
      </li>
    </ul>
  )
}
