import '#app/features/favorite/favorite-button.css'
import type { ComponentProps } from 'react'
import { FavoriteButton } from '#app/features/favorite/favorite-button.tsx'
import { ListingCard } from '#app/features/listing/listing-card.tsx'

export function FavoritableCard(props: Omit<ComponentProps<typeof ListingCard>, 'favoriteButton'>) {
  const { type, listing } = props
  const favoriteButton = (
    <FavoriteButton type={type} listing={listing} className="favorite-button-overlay" />
  )
  return <ListingCard {...props} favoriteButton={favoriteButton} />
}
