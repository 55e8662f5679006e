import { parseEstateTypeSegment } from '#domain/catalog/listing/estate-type.ts'
import type { HomeKey } from '#domain/catalog/shortlist/content.ts'
import type { ShownHome } from '#domain/catalog/shortlist/shortlist.ts'
import type { Language } from '#domain/platform/language.ts'
import type { Catalog } from '#server/catalog/listing/catalog.ts'
import { wordAddress, wordCard } from '#server/catalog/listing/word-listing.ts'
import { mapConcurrently } from '#server/platform/runtime/map-concurrently.ts'

export type ListedCatalog = Pick<Catalog, 'findListings' | 'findAbsentListing'>

/** Queries at the same time. */
const CONCURRENCY = 4

const split = (home: HomeKey) => {
  const [type = '', id = ''] = home.split('/')
  return { type: parseEstateTypeSegment(type), id }
}

/** Homes of a list as the catalog has them now, also those that are no longer offered. */
export async function findShownHomes(
  catalog: ListedCatalog,
  homes: readonly HomeKey[],
  language: Language,
): Promise<ShownHome[]> {
  const found = new Map<HomeKey, ShownHome>()
  for (const type of ['sale', 'rent'] as const) {
    const ids = homes
      .filter((home) => split(home).type === type)
      .map((home) => Number(split(home).id))
    for (const listing of await catalog.findListings(type, ids)) {
      const home = `${type}/${listing.id}`
      const card = wordCard(listing, language)
      found.set(home, { home, listing: card, address: card.address })
    }
  }
  const missing = homes.filter((home) => !found.has(home))
  const absent = await mapConcurrently(missing, CONCURRENCY, async (home): Promise<ShownHome> => {
    const { type, id } = split(home)
    const gone = await catalog.findAbsentListing(type, id)
    return { home, listing: null, address: gone && wordAddress(gone.listing.address, language) }
  })
  return [...found.values(), ...absent]
}
