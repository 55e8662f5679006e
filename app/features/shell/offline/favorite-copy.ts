import { storedFavorites } from '#app/browser/listings/favorites.ts'
import { parseEstateTypeSegment } from '#domain/catalog/listing/estate-type.ts'
import { findFavorite } from '#domain/catalog/listing/favorite.ts'

/** Whether the page of a listing can be shown from its copy in local storage. */
export function hasFavoriteCopy(path: string): boolean {
  const [, type = '', id = ''] = /^\/([^/?]+)\/(\d+)/.exec(path) ?? []
  if (id === '') return false
  return findFavorite(storedFavorites.get(), parseEstateTypeSegment(type), id) !== undefined
}
