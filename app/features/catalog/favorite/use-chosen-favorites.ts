import { useLocation, useNavigate } from 'react-router'
import { useNotify } from '#app/ui/notice.tsx'
import {
  formatChosenFavorites,
  parseChosenFavorites,
  toggleChosenFavorite,
} from '#domain/catalog/favorite/chosen-favorites.ts'
import type { Favorite } from '#domain/catalog/favorite/favorite.ts'
import { favoriteTexts } from '#texts/catalog/favorite.ts'

const PARAMETER = 'compare'

/** The homes to compare. Kept in the URL, so that they survive Back, a reload and another tab. */
export function useChosenFavorites(favorites: readonly Favorite[]) {
  const parameters = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
  const notify = useNotify()
  const chosen = parseChosenFavorites(parameters.get(PARAMETER) ?? '', favorites)
  function toggle(favorite: Favorite) {
    const next = toggleChosenFavorite(chosen, favorite)
    if (next === null) {
      notify.error(favoriteTexts.tooMany)
      return
    }
    const search = next.length === 0 ? '' : `?${PARAMETER}=${formatChosenFavorites(next)}`
    navigate({ search }, { replace: true, preventScrollReset: true })
  }
  return { chosen, toggle }
}
