import { PlaceMapFrame } from '#app/features/catalog/map/place-map-frame.tsx'
import type { TileSource } from '#domain/site/map-tiles.ts'
import { formatWithheldPlace, laterTexts, onlyCityText } from '#texts/catalog/deferred-parts.ts'

interface PlaceSectionProps {
  readonly address: string
  readonly city: string
  /** `null` if only the city is known. */
  readonly point: { readonly lat: number; readonly lng: number } | null
  /** In meters; set if the exact place is withheld, and the map shows a circle. */
  readonly radius?: number | undefined
  readonly tiles: TileSource
}

/** docs/product/catalog.md, "Detail page". */
export function PlaceSection({ address, city, point, radius, tiles }: PlaceSectionProps) {
  const isWithheld = radius !== undefined
  return (
    <section aria-labelledby="place" className="listing-place">
      <h2 id="place" className="text-3xl">
        {laterTexts.place}
      </h2>
      <p className="mt-2 text-ink-soft">
        {isWithheld || point !== null ? address : onlyCityText(city)}
      </p>
      {isWithheld && <p className="mt-1">{formatWithheldPlace(point !== null)}</p>}
      {point && <PlaceMapFrame point={point} radius={radius} tiles={tiles} />}
    </section>
  )
}
