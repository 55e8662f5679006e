import './facts.css'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/sprite.ts'
import { formatFloor, formatYearBuilt, listingTexts } from '#content/texts/listing/listing.ts'
import { formatArea } from '#domain/listing/area.ts'
import type { Listing } from '#domain/listing/listing.ts'

/** docs/product.md, "Detail page". */
export function Facts({ listing }: { listing: Listing }) {
  const facts: [IconName, string][] = [
    ['scaling', formatArea(listing.area)],
    ['bed', listing.countRooms],
    ['layers', formatFloor(listing.currentFloor, listing.totalFloor)],
    ['thermometer', listing.heatingSystem],
    ['calendar', formatYearBuilt(listing.yearofConstruction)],
    ['building', listing.wallType],
    ['paint-roller', listing.isRenovation ? listingTexts.renovated : listingTexts.unrenovated],
  ]
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-3xl">
        {listingTexts.facts}
      </h2>
      <ul className="facts">
        {facts.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
