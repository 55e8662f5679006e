import '#app/features/favorite/favorite-button.css'
import type { ComponentProps } from 'react'
import { FavoriteButton } from '#app/features/favorite/favorite-button.tsx'
import { ListingCard } from '#app/features/listing/listing-card.tsx'

/** A home in a list, with the heart that keeps it. */
export function CardWithHeart(props: Omit<ComponentProps<typeof ListingCard>, 'heart'>) {
  const { type, listing } = props
  const heart = <FavoriteButton type={type} listing={listing} className="heart-on-picture" />
  return <ListingCard {...props} heart={heart} />
}
