import { formatLongDate } from '#texts/format/date.ts'
import { formatFact } from '#texts/format/fact.ts'
import {
  formatArea,
  formatFloor,
  formatRenovation,
  formatYearBuilt,
  wordCondition,
  wordHeating,
  wordRooms,
  wordWalls,
} from '#texts/format/listing.ts'
import './facts.css'
import calendarCheck from 'virtual:lucide/calendar-check'
import house from 'virtual:lucide/house'
import train from 'virtual:lucide/train-front'
import { isOutageFact } from '#domain/catalog/listing/fact-groups.ts'
import { WORDED_FACTS } from '#domain/catalog/listing/facts.ts'
import type { Listing, ListingPlace } from '#domain/catalog/listing/listing.ts'
import { laterTexts } from '#texts/catalog/deferred-parts.ts'
import { factNames, placeNames } from '#texts/catalog/facts.ts'
import { FACT_ICONS } from './fact-icons.ts'
import { FactList } from './fact-list.tsx'

const SHOWN_FACTS = WORDED_FACTS.filter((fact) => !isOutageFact(fact))

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
          ['bed', wordRooms(listing.countRooms)],
          ['layers', formatFloor(listing.currentFloor, listing.totalFloor)],
          ['thermometer', wordHeating(listing.heatingSystem ?? ''), factNames.heating],
          ['calendar', formatYearBuilt(listing.yearofConstruction)],
          ['building', wordWalls(listing.wallType ?? ''), factNames.walls],
          [
            'paint-roller',
            wordCondition(condition ?? '') || formatRenovation(listing.isRenovation),
          ],
          ...SHOWN_FACTS.map((fact) => [FACT_ICONS[fact], formatFact(fact, listing)] as const),
          [
            { shapes: calendarCheck },
            listing.availableFrom === undefined ? '' : formatLongDate(listing.availableFrom),
            factNames.availableFrom,
          ],
          [{ shapes: train }, metro, placeNames.metro],
          [{ shapes: house }, complex, placeNames.complex],
        ]}
      />
    </section>
  )
}
