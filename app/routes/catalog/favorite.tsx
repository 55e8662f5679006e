import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { storedFavorites } from '#app/browser/listings/favorites.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import { useLazyComponent } from '#app/browser/use-lazy-component.ts'
import { CompareChoice } from '#app/features/catalog/favorite/compare-choice.tsx'
import { FavoriteOrderSelect } from '#app/features/catalog/favorite/favorite-order-select.tsx'
import { loadComparison } from '#app/features/catalog/favorite/load-comparison.ts'
import { showUndoNotice } from '#app/features/catalog/favorite/show-undo-notice.ts'
import { useChosenFavorites } from '#app/features/catalog/favorite/use-chosen-favorites.ts'
import { ListingCard } from '#app/features/catalog/listing/card/listing-card.tsx'
import { RecentlySeen } from '#app/features/catalog/listing/remembered/recently-seen.tsx'
import { KeptTimeOffline } from '#app/features/shell/offline/kept-time.tsx'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { useNotify } from '#app/ui/notice.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { MIN_COMPARED } from '#domain/catalog/favorite/chosen-favorites.ts'
import type { Favorite } from '#domain/catalog/favorite/favorite.ts'
import { type FavoriteOrder, sortFavorites } from '#domain/catalog/favorite/favorite-order.ts'
import { SHORTLIST_LIMITS } from '#domain/catalog/shortlist/limits.ts'
import { newShortlistPath } from '#domain/catalog/shortlist/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import { publicPage } from '#server/platform/http/pages/cache-control.ts'
import { favoriteTexts, showMoreLabel } from '#texts/catalog/favorite.ts'

export const headers = publicPage

/** The rest is rendered on request, because thousands take seconds. */
const SHOWN_AT_ONCE = 200

/** docs/product/shell.md, "Timings". */
const LOADING_MS = 1000

export const meta = () => [
  { title: favoriteTexts.title },
  { name: 'description', content: favoriteTexts.lead },
]

/** Favorites store a description, but not its language. */
const withLanguage = (favorite: Favorite) => ({
  ...favorite,
  descriptionLanguage: guessLanguage(favorite.description),
})

/** `/favorite` (docs/product/catalog.md, "Favorites page"). */
export default function FavoritePage() {
  const favorites = useStoredValue(storedFavorites)
  const { chosen, toggle } = useChosenFavorites(favorites)
  const isCompared = chosen.length >= MIN_COMPARED
  const Comparison = useLazyComponent(isCompared ? loadComparison : undefined)
  const [order, setOrder] = useState<FavoriteOrder>('kept')
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const list = useRef<HTMLUListElement>(null)
  const notify = useNotify()
  const hidden = favorites.length - shown
  const [loading, setLoading] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), LOADING_MS)
    return () => clearTimeout(timer)
  }, [])
  /** Focuses the first of the added cards; otherwise focus would stay on the button, which moves down. */
  function showMore() {
    setShown(shown + SHOWN_AT_ONCE)
    requestAnimationFrame(() =>
      list.current?.children[shown]?.querySelector<HTMLElement>('.favorite-button')?.focus(),
    )
  }
  return (
    <div className="page page-overview">
      <h1>{favoriteTexts.title}</h1>
      <p className="mt-2 mb-8 text-ink-soft">{favoriteTexts.lead}</p>
      <noscript>
        <div className="empty-state">
          <p>{favoriteTexts.needsScript}</p>
        </div>
      </noscript>
      {loading ? (
        <Spinner label={favoriteTexts.loading} />
      ) : favorites.length === 0 ? (
        <>
          <div className="empty-state">
            <p>{favoriteTexts.empty}</p>
            <Link to={PATHS.search} prefetch="intent" className={`${primaryButton} mt-4`}>
              {favoriteTexts.browse}
            </Link>
          </div>
          <RecentlySeen />
        </>
      ) : (
        <>
          {isCompared && Comparison && <Comparison favorites={chosen} />}
          <Link
            to={newShortlistPath(
              (chosen.length > 0 ? chosen : favorites)
                .slice(0, SHORTLIST_LIMITS.homes)
                .map(({ type, id }) => `${type}/${id}`),
            )}
            className={`${quietButton} mb-6`}
          >
            {favoriteTexts.share}
          </Link>
          {favorites.length > 1 && <FavoriteOrderSelect order={order} onChange={setOrder} />}
          <ul ref={list} className="listing-grid">
            {sortFavorites(favorites, order)
              .slice(0, shown)
              .map((favorite) => (
                <li key={`${favorite.type} ${favorite.id}`}>
                  <ListingCard
                    type={favorite.type}
                    listing={withLanguage(favorite)}
                    onRemoved={(button, before) =>
                      showUndoNotice({ removed: favorite, before, button, notify })
                    }
                    priceNote={
                      <>
                        {/* The list mixes both types. */}
                        <p className="self-start rounded-sm bg-sunken px-2.5 py-0.5 font-medium text-(length:--text-sm)">
                          {favoriteTexts.types[favorite.type]}
                        </p>
                        {favorites.length >= MIN_COMPARED && (
                          <CompareChoice
                            favorite={favorite}
                            isChosen={chosen.includes(favorite)}
                            isCompared={isCompared}
                            onToggle={() => toggle(favorite)}
                          />
                        )}
                        <KeptTimeOffline {...favorite} />
                      </>
                    }
                  />
                </li>
              ))}
          </ul>
          {hidden > 0 && (
            <button type="button" className={`${quietButton} mx-auto mt-8 flex`} onClick={showMore}>
              {showMoreLabel(Math.min(hidden, SHOWN_AT_ONCE), favorites.length)}
            </button>
          )}
        </>
      )}
    </div>
  )
}
