import { focusNextOnceGone } from '#app/browser/focus-next-card.ts'
import { restoreFavoriteTime, storedFavoriteTimes } from '#app/browser/listings/favorite-times.ts'
import { storedFavorites } from '#app/browser/listings/favorites.ts'
import type { Notify } from '#app/ui/notice.tsx'
import type { Favorite } from '#domain/catalog/favorite/favorite.ts'
import { restoreFavorite } from '#domain/catalog/favorite/restore-favorite.ts'
import { favoriteTexts } from '#texts/catalog/favorite.ts'
import { favoriteButtonLabel } from '#texts/catalog/favorite-button.ts'

interface OfferUndoOptions {
  readonly removed: Favorite
  /** The favorites, including the removed one. */
  readonly before: readonly Favorite[]
  /** The pressed favorite button. */
  readonly button: Element
  readonly notify: Notify
}

const HEART = '.favorite-button'

/** Says that a favorite was removed from the favorites page, and offers to undo it. */
export function showUndoNotice({ removed, before, button, notify }: OfferUndoOptions): void {
  focusNextOnceGone(button, HEART, '.empty-state a')
  // Read now, before the times of removed favorites are deleted.
  const times = storedFavoriteTimes.get()
  notify.undo(favoriteTexts.removed, {
    label: favoriteTexts.undo,
    run: () => {
      storedFavorites.update((now) => restoreFavorite(before, now, removed))
      requestAnimationFrame(() => findHeart(removed)?.focus())
      restoreFavoriteTime(times, removed)
    },
  })
}

const findHeart = ({ address }: Favorite) =>
  [...document.querySelectorAll<HTMLElement>(HEART)].find(
    (heart) => heart.getAttribute('aria-label') === favoriteButtonLabel(address),
  )
