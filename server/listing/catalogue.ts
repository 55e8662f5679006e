import { LRUCache } from 'lru-cache'
import type { EstateType } from '#domain/estate-type.ts'
import { criteriaOf, type Filters } from '#domain/filters.ts'
import type { Listing } from '#domain/listing.ts'
import { find } from '#search/find.ts'
import type { Queryable } from '../db/open.ts'
import type { CatalogueIndex } from '../search/catalogue-index.ts'
import { listingByKey, listingsByKeys } from './queries.ts'

/** Homes on a page of results. */
export const PAGE_SIZE = 24

/** Listings kept in memory, so that a popular page does not ask the database. */
const LISTINGS_KEPT = 5_000

/** A page of results. `page` counts from 1 and is at most `pages`, which is at least 1. */
export interface Results {
  readonly type: EstateType
  readonly listings: Listing[]
  readonly total: number
  readonly page: number
  readonly pages: number
}

/** What the screens may ask of the catalogue. */
export interface Catalogue {
  /** Changes whenever the catalogue does. */
  readonly version: () => string
  /** The homes of a type that meet the filters, newest first. A page past the last is the last. */
  readonly search: (
    type: EstateType,
    query: { readonly filters: Filters; readonly page: number },
  ) => Promise<Results>
  /** The home whose id as text is `id`; `null` if there is none. */
  readonly listing: (type: EstateType, id: string) => Promise<Listing | null>
  /** Of these pictures, the tiny ones to show first, as `data:` addresses. */
  readonly placeholders: (addresses: readonly string[]) => Record<string, string>
}

export interface CatalogueSources {
  readonly db: Queryable
  readonly index: () => CatalogueIndex
  readonly placeholders: ReadonlyMap<string, string>
}

/** The catalogue over a database and its search index. */
export function createCatalogue({ db, index, placeholders }: CatalogueSources): Catalogue {
  const kept = new LRUCache<string, Listing>({ max: LISTINGS_KEPT })

  const keyOf = (version: string, type: EstateType, id: number | string) =>
    `${version} ${type} ${id}`

  async function listingsOf(type: EstateType, ids: number[], version: string): Promise<Listing[]> {
    const missing = ids.filter((id) => !kept.has(keyOf(version, type, id)))
    for (const listing of await listingsByKeys(db, type, missing)) {
      kept.set(keyOf(version, type, listing.id), listing)
    }
    return ids.flatMap((id) => kept.get(keyOf(version, type, id)) ?? [])
  }

  async function listingOf(type: EstateType, id: string): Promise<Listing | null> {
    const key = keyOf(index().version, type, id)
    const known = kept.get(key)
    if (known !== undefined) return known
    const listing = await listingByKey(db, type, id)
    if (listing !== null) kept.set(key, listing)
    return listing
  }

  return {
    version: () => index().version,
    async search(type, { filters, page: asked }) {
      const { columns, version } = index()
      const criteria = criteriaOf(filters)
      const pageOf = (page: number) =>
        find(columns[type], criteria, (page - 1) * PAGE_SIZE, PAGE_SIZE)
      let found = pageOf(asked)
      const pages = Math.max(1, Math.ceil(found.total / PAGE_SIZE))
      const page = Math.min(asked, pages)
      if (page !== asked) found = pageOf(page)
      const listings = await listingsOf(type, found.ids, version)
      return { type, listings, total: found.total, page, pages }
    },
    listing: listingOf,
    placeholders: (addresses) =>
      Object.fromEntries(
        addresses.flatMap((address) => {
          const placeholder = placeholders.get(address)
          return placeholder === undefined ? [] : [[address, placeholder]]
        }),
      ),
  }
}
