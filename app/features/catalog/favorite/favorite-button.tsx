import './favorite-button.css'
import { type MouseEvent, useRef } from 'react'
import { updateFavoriteTime } from '#app/browser/listings/favorite-times.ts'
import { storedFavorites } from '#app/browser/listings/favorites.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useNotify } from '#app/ui/notice.tsx'
import { type Favorite, isFavorite, toggleFavorite } from '#domain/catalog/favorite/favorite.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { WordedListing } from '#domain/catalog/listing/worded-listing.ts'
import { ADDED_TO_FAVORITES, favoriteButtonLabel } from '#texts/catalog/favorite-button.ts'

interface FavoriteButtonProps {
  readonly type: EstateType
  readonly listing: WordedListing
  readonly className: string
  /** Called with the pressed button and the favorites as they were before. */
  readonly onRemoved?: ((button: Element, before: readonly Favorite[]) => void) | undefined
}

/** docs/product/catalog.md, "Favorite button". */
export function FavoriteButton({ type, listing, className, onRemoved }: FavoriteButtonProps) {
  const isPressed = isFavorite(useStoredValue(storedFavorites), type, listing.id)
  const notify = useNotify()
  const withdrawNotice = useRef(() => {})
  function toggle({ currentTarget }: MouseEvent) {
    const before = storedFavorites.get()
    storedFavorites.update((favorites) => toggleFavorite(favorites, type, listing))
    withdrawNotice.current()
    if (isFavorite(storedFavorites.get(), type, listing.id))
      withdrawNotice.current = notify.success(ADDED_TO_FAVORITES)
    else onRemoved?.(currentTarget, before)
    updateFavoriteTime(type, listing.id)
  }
  return (
    <button
      type="button"
      className={`favorite-button ${className}`}
      aria-label={favoriteButtonLabel(listing.address)}
      aria-pressed={isPressed}
      onClick={toggle}
    >
      <Icon name="heart" />
    </button>
  )
}
