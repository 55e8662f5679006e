import { PlaceMapFrame } from '#app/features/catalog/map/place-map-frame.tsx'
import type { GeoPoint } from '#domain/catalog/listing/approximate-point.ts'
import type { TileSource } from '#domain/site/map-tiles.ts'
import { evidenceTexts } from '#texts/moderation/evidence.ts'

export interface CasePlaceProps {
  /** As visitors see it; `null` if its owner set none. */
  readonly point: GeoPoint | null
  /** In meters; set if the exact place is withheld. */
  readonly radius: number | null
  readonly tiles: TileSource
}

export const CasePlace = ({ point, radius, tiles }: CasePlaceProps) => (
  <section aria-labelledby="case-place" className="panel">
    <h2 id="case-place" className="mb-4 text-2xl">
      {evidenceTexts.place}
    </h2>
    {point === null ? (
      <p>{evidenceTexts.placeless}</p>
    ) : (
      <div>
        <PlaceMapFrame point={point} radius={radius ?? undefined} tiles={tiles} />
        {radius !== null && <p className="mt-2 text-ink-soft">{evidenceTexts.withheld}</p>}
      </div>
    )}
  </section>
)
