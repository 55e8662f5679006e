import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { CatalogListing } from '#domain/catalog/listing/listing.ts'
import { ENDPOINTS, PATHS, withParameters } from '#domain/platform/paths.ts'

export function listingPath({ type, id }: Pick<CatalogListing, 'type' | 'id'>): string {
  return `/${type}/${id}`
}

/**
 * A search with only a type. Does not need the code of the search, because screens without one link
 * to it.
 */
export const typePath = (type: EstateType): string => withParameters(PATHS.search, { type })

/** A search for one city; see `typePath`. */
export const citySearchPath = (type: EstateType, city: string): string =>
  withParameters(PATHS.search, { type, q: city })

export const suggestionsPath = (text: string, type: EstateType | null): string =>
  withParameters(ENDPOINTS.suggestions, { q: text, ...(type && { type }) })
