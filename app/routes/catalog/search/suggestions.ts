import { isEstateType } from '#domain/catalog/listing/estate-type.ts'
import { MAX_SEARCH_TEXT_LENGTH } from '#domain/catalog/search/search-query.ts'
import { catalogContext } from '#server/catalog/open.ts'
import { wordCity } from '#texts/catalog/cities.ts'
import type { Route } from './+types/suggestions.ts'

/** Places rarely change, and many visitors type the same prefixes. */
const CACHE_CONTROL = 'public, max-age=60, s-maxage=300'

/** `/suggestions?q=&type=`: places that complete the typed text, as JSON. Without a type, of both types. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const text = (searchParams.get('q') ?? '').trim()
  const type = searchParams.get('type')
  const isSearchable = text !== '' && text.length <= MAX_SEARCH_TEXT_LENGTH
  const places = isSearchable
    ? await context.get(catalogContext).suggest(text, isEstateType(type) ? type : null)
    : []
  const worded = places.map((place) =>
    place.kind === 'city' ? { ...place, text: wordCity(place.text).name } : place,
  )
  return Response.json(worded, { headers: { 'Cache-Control': CACHE_CONTROL } })
}
