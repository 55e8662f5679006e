import type { ComponentProps } from 'react'
import { HideButton } from '#app/features/catalog/listing/card/hide-button.tsx'
import { FavoritableCard } from '#app/routes/catalog/favoritable-card.tsx'

type ResultCardProps = Pick<
  ComponentProps<typeof FavoritableCard>,
  'type' | 'listing' | 'placeholder' | 'isFirst' | 'isNew'
>

/** The card of a listing in a page of results. */
export function ResultCard(props: ResultCardProps) {
  const { type, listing } = props
  return <FavoritableCard {...props} hideButton={<HideButton type={type} listing={listing} />} />
}
