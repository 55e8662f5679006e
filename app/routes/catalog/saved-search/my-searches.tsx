import { MySearches } from '#app/features/catalog/saved-search/my-searches.tsx'
import { PATHS } from '#domain/platform/paths.ts'
import { catalogContext } from '#server/catalog/open.ts'
import { requirePerson } from '#server/people/session/require-person.ts'
import { mySearchesTexts } from '#texts/catalog/saved-search.ts'
import type { Route } from './+types/my-searches.ts'

export const meta = () => [{ title: mySearchesTexts.title }, { name: 'robots', content: 'noindex' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { uid } = await requirePerson(context, PATHS.mySearches)
  const rows = await context.get(catalogContext).savedSearches.list(uid)
  return {
    searches: rows.map(({ token, name, frequency, lastAlert }) => ({
      token,
      name,
      frequency,
      lastAlert,
    })),
  }
}

/** `/my/searches` (docs/product/catalog.md, "Saved searches"). */
export default function MySearchesPage({ loaderData }: Route.ComponentProps) {
  return <MySearches {...loaderData} />
}
