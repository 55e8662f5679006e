import { NavLink } from 'react-router'
import { storedFavorites } from '#app/browser/listings/favorites.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import { iconButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { shellTexts } from '#content/texts/site/shell.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { shortenCount } from './shorten-count.ts'

/** Shows the number of favorites once browser storage has been read. */
export function FavoritesLink() {
  const count = useStoredValue(storedFavorites).length
  return (
    <NavLink
      to={PATHS.favorites}
      prefetch="intent"
      className={`${iconButton} relative`}
      aria-label={count === 0 ? shellTexts.favorites : `${shellTexts.favorites}, ${count}`}
    >
      <Icon name="heart" />
      {count > 0 && <span className="count-badge">{shortenCount(count)}</span>}
    </NavLink>
  )
}
