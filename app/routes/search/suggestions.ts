import { MAX_SEARCH_TEXT_LENGTH } from '#domain/search/search-query.ts'
import { catalogContext } from '#server/loader/context.ts'
import type { Route } from './+types/suggestions.ts'

/** Places rarely change, and many visitors type the same prefixes. */
const CACHE_CONTROL = 'public, max-age=60, s-maxage=300'

/** `/suggestions?q=`: places that complete the typed text, as JSON. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const text = (new URL(request.url).searchParams.get('q') ?? '').trim()
  const isSearchable = text !== '' && text.length <= MAX_SEARCH_TEXT_LENGTH
  const places = isSearchable ? await context.get(catalogContext).suggest(text) : []
  return Response.json(places, { headers: { 'Cache-Control': CACHE_CONTROL } })
}
