import type { ComponentProps } from 'react'
import { FavoriteButton } from '#app/features/catalog/favorite/favorite-button.tsx'
import { ListingCard } from '#app/features/catalog/listing/card/listing-card.tsx'
import { AddToList } from '#app/features/catalog/shortlist/add-to-list.tsx'

interface FavoritableCardProps
  extends Omit<ComponentProps<typeof ListingCard>, 'favoriteButton'>,
    Pick<ComponentProps<typeof FavoriteButton>, 'onRemoved'> {}

export function FavoritableCard({ onRemoved, ...props }: FavoritableCardProps) {
  const { type, listing } = props
  const favoriteButton = (
    <>
      <FavoriteButton
        type={type}
        listing={listing}
        className="favorite-button-overlay"
        onRemoved={onRemoved}
      />
      <AddToList type={type} listing={listing} />
    </>
  )
  return <ListingCard {...props} favoriteButton={favoriteButton} />
}
