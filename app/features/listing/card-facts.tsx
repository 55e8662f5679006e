import './listing-card.css'
import { formatFloor, formatRenovation } from '#content/texts/listing/listing.ts'
import { formatArea } from '#domain/listing/area.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { FactList } from './fact-list.tsx'

/** docs/product.md, "Listing card". */
export function CardFacts({ listing }: { listing: Listing }) {
  return (
    <FactList
      className="card-facts"
      facts={[
        ['bed', listing.countRooms],
        ['scaling', formatArea(listing.area)],
        ['layers', formatFloor(listing.currentFloor, listing.totalFloor)],
        ['paint-roller', formatRenovation(listing.isRenovation)],
      ]}
    />
  )
}
