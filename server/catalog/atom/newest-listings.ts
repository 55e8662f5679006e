import { ESTATE_TYPES } from '#domain/catalog/listing/estate-type.ts'
import type { SearchQuery } from '#domain/catalog/search/search-query.ts'
import { DEFAULT_SORT } from '#domain/catalog/search/sort.ts'
import type { Catalog } from '#server/catalog/listing/catalog.ts'
import type { PublishedListing } from '#server/catalog/listing/queries.ts'

const MAX_ENTRIES = 24

const newestFirst = (a: PublishedListing, b: PublishedListing) =>
  b.publishedAt.getTime() - a.publishedAt.getTime() || a.id - b.id

/** Finds the newest listings, of both types if the query names none. */
export async function findNewestListings(
  catalog: Pick<Catalog, 'search' | 'findPublishedListing'>,
  query: SearchQuery,
): Promise<readonly PublishedListing[]> {
  const types = query.type === null ? ESTATE_TYPES : [query.type]
  const found = await Promise.all(
    types.map(async (type) => {
      const search = { ...query, type, sort: DEFAULT_SORT, page: 1 }
      const { listings } = await catalog.search(search)
      return Promise.all(
        listings
          .slice(0, MAX_ENTRIES)
          .map(({ id }) => catalog.findPublishedListing(type, String(id))),
      )
    }),
  )
  return found
    .flat()
    .filter((listing) => listing !== null)
    .toSorted(newestFirst)
    .slice(0, MAX_ENTRIES)
}
