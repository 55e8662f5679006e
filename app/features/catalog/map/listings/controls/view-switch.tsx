import { Link } from 'react-router'
import { searchPath } from '#domain/catalog/search/search-paths.ts'
import { type SearchQuery, VIEWS } from '#domain/catalog/search/search-query.ts'
import { mapTexts } from '#texts/catalog/map.ts'

interface ViewSwitchProps {
  readonly query: SearchQuery
}

/**
 * Switches between list and map on screens too narrow for both; without scripts there is only the list. Phones have room
 * for one link: to the other view.
 */
export function ViewSwitch({ query }: ViewSwitchProps) {
  return (
    <nav
      aria-label={mapTexts.view}
      className="hidden rounded-full border border-line-strong bg-surface p-0.5 max-xl:not-noscript:flex"
    >
      {VIEWS.map((view) => (
        <Link
          key={view}
          to={searchPath({ ...query, view })}
          preventScrollReset
          aria-current={query.view === view ? 'true' : undefined}
          className="flex min-h-10 flex-1 items-center justify-center rounded-full px-5 font-medium text-label transition-colors duration-150 hover:bg-sunken aria-[current]:bg-brand aria-[current]:text-on-brand max-md:px-3 max-md:aria-[current]:hidden"
        >
          {mapTexts[view]}
        </Link>
      ))}
    </nav>
  )
}
