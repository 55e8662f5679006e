import type { ReactNode } from 'react'
import { formatWithheldPlace, laterTexts, onlyCityText } from '#texts/catalog/deferred-parts.ts'

interface PlaceSectionProps {
  readonly address: string
  readonly city: string
  /** Whether the map shows a circle instead of the exact place. */
  readonly isWithheld?: boolean
  /** `null` if only the city is known. */
  readonly map: ReactNode | null
}

/** docs/product/catalog.md, "Detail page". */
export function PlaceSection({ address, city, isWithheld = false, map }: PlaceSectionProps) {
  return (
    <section aria-labelledby="place" className="listing-place">
      <h2 id="place" className="text-3xl">
        {laterTexts.place}
      </h2>
      <p className="mt-2 text-ink-soft">
        {isWithheld || map !== null ? address : onlyCityText(city)}
      </p>
      {isWithheld && <p className="mt-1">{formatWithheldPlace(map !== null)}</p>}
      {map}
    </section>
  )
}
