import { PlaceSection } from '#app/features/catalog/listing/detail/place-section.tsx'
import { PlaceMapFrame } from '#app/features/catalog/map/place-map-frame.tsx'
import type { TileSource } from '#domain/site/map-tiles.ts'

interface PlaceOnMapProps {
  readonly address: string
  readonly city: string
  /** `null` if only the city is known. */
  readonly point: { readonly lat: number; readonly lng: number } | null
  /** In meters; set if the exact place is withheld. */
  readonly radius?: number | undefined
  readonly tiles: TileSource
}

export function PlaceOnMap({ address, city, point, radius, tiles }: PlaceOnMapProps) {
  const map = point && <PlaceMapFrame point={point} radius={radius} tiles={tiles} />
  return <PlaceSection address={address} city={city} isWithheld={radius !== undefined} map={map} />
}
