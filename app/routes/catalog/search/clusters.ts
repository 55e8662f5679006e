import type { MapResults } from '#app/features/catalog/map/listings/search/map-results.ts'
import { parseSearchQuery, type SearchQueryWithType } from '#domain/catalog/search/search-query.ts'
import type { Clusters } from '#domain/catalog/search/search-results.ts'
import { type Catalog, PAGE_SIZE } from '#server/catalog/listing/catalog.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import { catalogContext } from '#server/catalog/open.ts'
import { publicPage } from '#server/platform/http/pages/cache-control.ts'
import { language } from '#texts/language.ts'
import type { Route } from './+types/clusters.ts'
import { withRetryAfter } from './with-retry-after.ts'

/** From 0 (the world in one tile) to 20 (single buildings). */
const ZOOM = /^(1?\d|20)$/

const PUBLIC_RESPONSE = { headers: publicPage() }

/**
 * `/clusters?<search>&box=…&zoom=…`: the search results in that part of the map, as JSON. Without a box,
 * the bounding box of all results. `type` is required, and `zoom` if there is a box.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const searchParams = new URL(request.url).searchParams
  const zoom = searchParams.get('zoom') ?? ''
  searchParams.delete('zoom')
  const { query } = parseSearchQuery(searchParams)
  const { type, box } = query
  if (type === null || (searchParams.has('box') && (box === null || !ZOOM.test(zoom)))) {
    return new Response('type, box or zoom is missing or malformed', { status: 400 })
  }
  const catalog = context.get(catalogContext)
  if (box === null)
    return Response.json(
      await withRetryAfter(context, catalog.findExtent({ ...query, type })),
      PUBLIC_RESPONSE,
    )
  const search = { ...query, type, box }
  const { total, cells, pins } = await withRetryAfter(
    context,
    catalog.clusters(search, Number(zoom)),
  )
  const mapListings = await fetchMapListings(catalog, search, pins)
  return Response.json(
    { type, total, cells, homes: mapListings } satisfies MapResults,
    PUBLIC_RESPONSE,
  )
}

/** The listings with pins, with what the pins show, in the order of the list. */
async function fetchMapListings(
  catalog: Catalog,
  search: SearchQueryWithType,
  pins: Clusters['pins'],
): Promise<MapResults['homes']> {
  const pages = Array.from({ length: Math.ceil(pins.length / PAGE_SIZE) }, (_, index) => index + 1)
  const results = await Promise.all(pages.map((page) => catalog.search({ ...search, page })))
  const pinsById = new Map(pins.map((pin) => [pin.id, pin]))
  return results.flatMap(({ listings, approximateIds = [] }) =>
    listings.flatMap(
      ({ id, price, asked, address, countRooms, area, currentFloor, totalFloor, images }) => {
        const pin = pinsById.get(id)
        if (pin === undefined) return []
        const words = { address: wordAddress(address, language) }
        const facts = { price, asked, ...words, countRooms, area, currentFloor, totalFloor }
        const { lat, lng, price: dollars } = pin
        const place = { lat, lng, ...(approximateIds.includes(id) && { isApproximate: true }) }
        return { id, ...place, dollars, ...facts, cover: images[0] ?? null }
      },
    ),
  )
}
