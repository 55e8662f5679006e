import { ESTATE_TYPES } from '#domain/listing/estate-type.ts'
import type { SearchQuery } from '#domain/search/search-query.ts'
import { DEFAULT_SORT } from '#domain/search/sort.ts'
import type { Catalogue } from '#server/listing/catalogue.ts'
import type { PublishedEntry } from '#server/listing/queries.ts'

/** Homes in a feed. */
const MOST = 24

const newestFirst = (a: PublishedEntry, b: PublishedEntry) =>
  b.publishedAt.getTime() - a.publishedAt.getTime() || a.id - b.id

/** The newest homes of a search, of both types where it names none. */
export async function newestEntries(
  catalogue: Pick<Catalogue, 'search' | 'entry'>,
  query: SearchQuery,
): Promise<readonly PublishedEntry[]> {
  const types = query.type === null ? ESTATE_TYPES : [query.type]
  const found = await Promise.all(
    types.map(async (type) => {
      const search = { ...query, type, sort: DEFAULT_SORT, page: 1 }
      const { listings } = await catalogue.search(search)
      return Promise.all(listings.slice(0, MOST).map(({ id }) => catalogue.entry(type, String(id))))
    }),
  )
  return found
    .flat()
    .filter((entry) => entry !== null)
    .toSorted(newestFirst)
    .slice(0, MOST)
}
