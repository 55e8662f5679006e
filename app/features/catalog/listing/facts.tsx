import './facts.css'
import { laterTexts } from '#content/texts/catalog/deferred-parts.ts'
import { factNames, wordedFactTexts } from '#content/texts/catalog/facts.ts'
import { WORDED_FACTS } from '#domain/catalog/listing/facts.ts'
import type { Listing } from '#domain/catalog/listing/listing.ts'
import {
  formatArea,
  formatFloor,
  formatRenovation,
  formatYearBuilt,
} from '#domain/catalog/listing/present/en.ts'
import { formatFact } from '#domain/catalog/listing/present/format-fact.ts'
import { FactList } from './fact-list.tsx'

interface FactsProps {
  readonly listing: Listing
  readonly condition?: string | undefined
}

/** docs/product/catalog.md, "Detail page". */
export function Facts({ listing, condition }: FactsProps) {
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
        ]}
      />
    </section>
  )
}
