import './facts.css'
import house from 'virtual:lucide/house'
import train from 'virtual:lucide/train-front'
import { laterTexts } from '#content/texts/catalog/deferred-parts.ts'
import { factNames, placeNames, wordedFactTexts } from '#content/texts/catalog/facts.ts'
import { WORDED_FACTS } from '#domain/catalog/listing/facts.ts'
import type { Listing, ListingPlace } from '#domain/catalog/listing/listing.ts'
import {
  formatArea,
  formatFloor,
  formatRenovation,
  formatYearBuilt,
} from '#domain/catalog/listing/present/en.ts'
import { formatFact } from '#domain/catalog/listing/present/format-fact.ts'
import { FactList } from './fact-list.tsx'

interface FactsProps extends Pick<ListingPlace, 'metro' | 'complex'> {
  readonly listing: Listing
  readonly condition?: string | undefined
}

/** docs/product/catalog.md, "Detail page". */
export function Facts({ listing, condition, metro = '', complex = '' }: FactsProps) {
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-3xl">
        {laterTexts.facts}
      </h2>
      <FactList
        className="listing-facts"
        facts={[
          ['scaling', formatArea(listing.area) || laterTexts.areaNotStated],
          ['bed', listing.countRooms],
          ['layers', formatFloor(listing.currentFloor, listing.totalFloor)],
          ['thermometer', listing.heatingSystem ?? '', factNames.heating],
          ['calendar', formatYearBuilt(listing.yearofConstruction)],
          ['building', listing.wallType ?? '', factNames.walls],
          ['paint-roller', condition ?? formatRenovation(listing.isRenovation)],
          ...WORDED_FACTS.map(
            (fact) => [fact, formatFact(fact, listing, wordedFactTexts)] as const,
          ),
          [{ shapes: train }, metro, placeNames.metro],
          [{ shapes: house }, complex, placeNames.complex],
        ]}
      />
    </section>
  )
}
