import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import { storedHasLists } from '#app/browser/storage/stored-flags.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import { FavoriteButton } from '#app/features/catalog/favorite/favorite-button.tsx'
import {
  PriceDropNote,
  type WordedPriceDrop,
} from '#app/features/catalog/history/price-drop-note.tsx'
import { ListingCard } from '#app/features/catalog/listing/card/listing-card.tsx'
import type { AddToList as AddToListButton } from '#app/features/catalog/shortlist/add-to-list.tsx'

interface FavoritableCardProps
  extends Omit<ComponentProps<typeof ListingCard>, 'favoriteButton'>,
    Pick<ComponentProps<typeof FavoriteButton>, 'onRemoved'> {
  /** Of all cards of the page. */
  readonly priceDrops?: readonly WordedPriceDrop[]
}

/** Few visitors have a list, so only they load it. Cards work without it. */
const AddToList = lazy<ComponentType<ComponentProps<typeof AddToListButton>>>(() =>
  import('#app/features/catalog/shortlist/add-to-list.tsx').then(
    (code) => ({ default: code.AddToList }),
    () => ({ default: () => null }),
  ),
)

export function FavoritableCard({ onRemoved, priceDrops = [], ...props }: FavoritableCardProps) {
  const { type, listing } = props
  const hasLists = useStoredValue(storedHasLists)
  const favoriteButton = (
    <>
      <FavoriteButton
        type={type}
        listing={listing}
        className="favorite-button-overlay"
        onRemoved={onRemoved}
      />
      {hasLists && (
        <Suspense fallback={null}>
          <AddToList type={type} listing={listing} />
        </Suspense>
      )}
    </>
  )
  return (
    <ListingCard
      priceNote={<PriceDropNote id={listing.id} drops={priceDrops} />}
      {...props}
      favoriteButton={favoriteButton}
    />
  )
}
