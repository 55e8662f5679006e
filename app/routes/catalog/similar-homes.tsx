import type { ComponentProps } from 'react'
import type { WordedPriceDrop } from '#app/features/catalog/history/price-drop-note.tsx'
import { SimilarListings } from '#app/features/catalog/listing/detail/similar-listings.tsx'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { FavoritableCard } from './favoritable-card.tsx'

interface SimilarHomesProps extends Omit<ComponentProps<typeof SimilarListings>, 'renderCard'> {
  readonly type: EstateType
  readonly priceDrops: readonly WordedPriceDrop[]
  /** Tiny previews by picture URL. */
  readonly placeholders: Readonly<Record<string, string>>
}

export function SimilarHomes({ type, priceDrops, placeholders, ...similar }: SimilarHomesProps) {
  return (
    <SimilarListings
      {...similar}
      renderCard={(listing) => (
        <FavoritableCard
          type={type}
          listing={listing}
          priceDrops={priceDrops}
          placeholder={placeholders[listing.images[0] ?? '']}
        />
      )}
    />
  )
}
