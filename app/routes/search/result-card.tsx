import type { ComponentProps } from 'react'
import { HideButton } from '#app/features/listing/card/hide-button.tsx'
import { CachedFragment } from '#app/features/shell/cached-fragment.tsx'
import { FavoritableCard } from '#app/routes/listing/favoritable-card.tsx'

type ResultCardProps = Pick<
  ComponentProps<typeof FavoritableCard>,
  'type' | 'listing' | 'placeholder' | 'isFirst' | 'isNew'
>

/** The card of a listing in a page of results, which many searches share. */
export function ResultCard(props: ResultCardProps) {
  const { type, listing, placeholder, isFirst } = props
  return (
    // `isNew` is only known in the browser.
    <CachedFragment name="result-card" inputs={[type, listing, placeholder, isFirst]}>
      {() => (
        <FavoritableCard {...props} hideButton={<HideButton type={type} listing={listing} />} />
      )}
    </CachedFragment>
  )
}
