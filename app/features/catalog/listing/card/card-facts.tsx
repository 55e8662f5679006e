import './listing-card.css'
import { FactList } from '#app/features/catalog/listing/fact-list.tsx'
import { wordedFactTexts } from '#content/texts/catalog/facts.ts'
import type { Listing } from '#domain/catalog/listing/listing.ts'
import { formatArea, formatFloor, formatRenovation } from '#domain/catalog/listing/present/en.ts'

/** docs/product/catalog.md, "Listing card". */
export function CardFacts({ listing }: { listing: Listing }) {
  return (
    <FactList
      className="card-facts"
      facts={[
        ['bed', listing.countRooms],
        ['scaling', formatArea(listing.area)],
        ['layers', formatFloor(listing.currentFloor, listing.totalFloor)],
        ['paint-roller', formatRenovation(listing.isRenovation)],
        // What most renters with a pet look for first; the other values stand on the page of the home.
        ['pets', listing.pets === 'allowed' ? wordedFactTexts.pets.values.allowed : ''],
      ]}
    />
  )
}
