import type { ComponentProps } from 'react'
import { SimilarListings } from '#app/features/catalog/listing/detail/similar-listings.tsx'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { FavoritableCard } from './favoritable-card.tsx'

interface SimilarHomesProps extends Omit<ComponentProps<typeof SimilarListings>, 'renderCard'> {
  readonly type: EstateType
  /** Tiny previews by picture URL. */
  readonly placeholders: Readonly<Record<string, string>>
}

export function SimilarHomes({ type, placeholders, ...similar }: SimilarHomesProps) {
  return (
    <SimilarListings
      {...similar}
      renderCard={(listing) => (
        <FavoritableCard
          type={type}
          listing={listing}
          placeholder={placeholders[listing.images[0] ?? '']}
        />
      )}
    />
  )
}
