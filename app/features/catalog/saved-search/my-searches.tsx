import './saved-search.css'
import { Link } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import type { Frequency } from '#domain/catalog/saved-search/due.ts'
import { savedSearchPath } from '#domain/catalog/saved-search/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { frequencyNames, mySearchesTexts } from '#texts/catalog/saved-search.ts'

interface MySearchesProps {
  readonly searches: readonly {
    readonly token: string
    readonly name: string
    readonly frequency: Frequency
  }[]
}

/** docs/product/catalog.md, "Saved searches". */
export function MySearches({ searches }: MySearchesProps) {
  return (
    <div className="page page-detail saved-search">
      <h1>{mySearchesTexts.title}</h1>
      <p className="text-ink-soft">
        {searches.length === 0 ? mySearchesTexts.none : mySearchesTexts.lead}
      </p>
      <ul className="grid w-full max-w-[46rem] gap-3">
        {searches.map(({ token, name, frequency }) => (
          <li key={token} className="panel">
            <Link to={savedSearchPath(token)} className="text-link touch-link">
              {name}
            </Link>
            <p className="text-ink-soft text-sm">{frequencyNames[frequency]}</p>
          </li>
        ))}
      </ul>
      <Link to={PATHS.search} className={primaryButton}>
        {mySearchesTexts.search}
      </Link>
    </div>
  )
}
