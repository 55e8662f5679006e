import { parseSearchQuery } from '#domain/catalog/search/search-query.ts'
import type { ListingCount } from '#domain/catalog/search/search-results.ts'
import { catalogContext } from '#server/catalog/open.ts'
import { publicPage } from '#server/platform/http/pages/cache-control.ts'
import type { Route } from './+types/count.ts'
import { withRetryAfter } from './with-retry-after.ts'

/** `/count?<search>`: how many listings a search finds, as JSON. `type` is required. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { query } = parseSearchQuery(new URL(request.url).searchParams)
  const { type } = query
  if (type === null) return new Response('type is missing or malformed', { status: 400 })
  const total = await withRetryAfter(context, context.get(catalogContext).count({ ...query, type }))
  return Response.json({ total } satisfies ListingCount, { headers: publicPage() })
}
