import type { ReactNode } from 'react'
import { laterTexts, onlyCityText } from '#content/texts/listing/listing-later.ts'

interface PlaceSectionProps {
  readonly address: string
  readonly city: string
  /** `null` where only the city is known. */
  readonly map: ReactNode | null
}

/** docs/product.md, "Detail page". */
export function PlaceSection({ address, city, map }: PlaceSectionProps) {
  return (
    <section aria-labelledby="place" className="listing-place">
      <h2 id="place" className="text-3xl">
        {laterTexts.place}
      </h2>
      <p className="mt-2 text-ink-soft">{map === null ? onlyCityText(city) : address}</p>
      {map}
    </section>
  )
}
