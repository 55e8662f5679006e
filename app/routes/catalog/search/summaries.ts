import { isEstateType } from '#domain/catalog/listing/estate-type.ts'
import { parseListingId } from '#domain/catalog/listing/listing-id.ts'
import { MAX_SUMMARIES, toSummary } from '#domain/catalog/listing/summary.ts'
import { wordListing } from '#server/catalog/listing/word-listing.ts'
import { catalogContext } from '#server/catalog/open.ts'
import { language } from '#texts/language.ts'
import type { Route } from './+types/summaries.ts'
import { withRetryAfter } from './with-retry-after.ts'

/** Cached by browsers only, because two visitors hardly ever ask for the same listings. */
const CACHE_CONTROL = 'public, max-age=60'

/** `/listings?type=sale&ids=12,7`: listings for small cards, as JSON. Those that no longer exist are left out. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const type = searchParams.get('type')
  const ids = (searchParams.get('ids') ?? '').split(',').map(parseListingId)
  if (!isEstateType(type) || ids.length > MAX_SUMMARIES || !ids.every((id) => id !== null)) {
    return new Response('type or ids are missing or malformed', { status: 400 })
  }
  const found = context.get(catalogContext).findListings(type, ids)
  const listings = await withRetryAfter(context, found)
  const shown = listings.map((listing) => wordListing(listing, language))
  return Response.json(shown.map(toSummary), { headers: { 'Cache-Control': CACHE_CONTROL } })
}
