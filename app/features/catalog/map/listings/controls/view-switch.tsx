import './view-switch.css'
import { Link } from 'react-router'
import { searchPath } from '#domain/catalog/search/search-paths.ts'
import { type SearchQuery, VIEWS } from '#domain/catalog/search/search-query.ts'
import { mapTexts } from '#texts/catalog/map.ts'

interface ViewSwitchProps {
  readonly query: SearchQuery
}

/** Switches between list and map on screens too narrow for both. */
export function ViewSwitch({ query }: ViewSwitchProps) {
  return (
    <nav aria-label={mapTexts.view} className="view-switch">
      {VIEWS.map((view) => (
        <Link
          key={view}
          to={searchPath({ ...query, view })}
          preventScrollReset
          aria-current={query.view === view ? 'true' : undefined}
        >
          {mapTexts[view]}
        </Link>
      ))}
    </nav>
  )
}
