import './saved-search.css'
import { Link } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import { savedSearchPath } from '#domain/catalog/saved-search/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { catalogContext } from '#server/catalog/open.ts'
import { requirePerson } from '#server/people/session/require-person.ts'
import { frequencyNames, mySearchesTexts } from '#texts/catalog/saved-search.ts'
import type { Route } from './+types/my-searches.ts'

export const meta = () => [{ title: mySearchesTexts.title }, { name: 'robots', content: 'noindex' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { uid } = await requirePerson(context, PATHS.mySearches)
  const rows = await context.get(catalogContext).savedSearches.list(uid)
  return {
    searches: rows.map(({ token, name, frequency }) => ({ token, name, frequency })),
  }
}

/** `/my/searches` (docs/product/catalog.md, "Saved searches"). */
export default function MySearchesPage({ loaderData: { searches } }: Route.ComponentProps) {
  return (
    <div className="page page-detail saved-search">
      <h1>{mySearchesTexts.title}</h1>
      <p className="text-ink-soft">
        {searches.length === 0 ? mySearchesTexts.none : mySearchesTexts.lead}
      </p>
      <ul className="saved-search-list">
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
