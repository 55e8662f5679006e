import { focusNextOnceGone } from '#app/browser/focus-next-card.ts'
import { storedFavorites } from '#app/browser/listings/favorites.ts'
import { loadFavoriteTimes } from '#app/browser/listings/load-favorite-times.ts'
import type { useNotify } from '#app/ui/notice.tsx'
import { favoriteTexts } from '#content/texts/listing/favorite.ts'
import { favoriteButtonLabel } from '#content/texts/listing/favorite-button.ts'
import { restoreFavorite } from '#domain/listing/favorite/restore-favorite.ts'
import type { Favorite } from '#domain/listing/favorite.ts'

interface OfferUndoOptions {
  readonly removed: Favorite
  /** The favorites with the removed one. */
  readonly before: readonly Favorite[]
  /** The heart that was pressed. */
  readonly button: Element
  readonly notify: ReturnType<typeof useNotify>
}

/** Long enough to read it and to press the button in it. */
const NOTICE_MS = 8_000

const HEART = '.favorite-button'

/** Says that a favorite is removed from the page that lists them, and offers to take it back. */
export function showUndoNotice({ removed, before, button, notify }: OfferUndoOptions): void {
  focusNextOnceGone(button, HEART, '.empty-state a')
  // The times of favorites are pruned after this has read them.
  const times = loadFavoriteTimes().then((code) => code.storedFavoriteTimes.get())
  notify(favoriteTexts.removed, 'success', NOTICE_MS, {
    label: favoriteTexts.undo,
    run: () => {
      storedFavorites.update((now) => restoreFavorite(before, now, removed))
      requestAnimationFrame(() => findHeart(removed)?.focus())
      Promise.all([loadFavoriteTimes(), times]).then(
        ([code, read]) => code.restoreFavoriteTime(read, removed),
        () => {},
      )
    },
  })
}

const findHeart = ({ address }: Favorite) =>
  [...document.querySelectorAll<HTMLElement>(HEART)].find(
    (heart) => heart.getAttribute('aria-label') === favoriteButtonLabel(address),
  )
