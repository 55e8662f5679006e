import { parseEstateTypeSegment } from '#domain/catalog/listing/estate-type.ts'
import { type Favorite, findFavorite, isFavorite } from './favorite.ts'

/** How many homes can be compared side by side. */
export const MIN_COMPARED = 2
const MAX_COMPARED = 4

/**
 * The favorites that a URL selects, in its order: "sale-1,rent-3". Leaves out homes that are not
 * favorites, and those beyond the maximum.
 */
export function parseChosenFavorites(text: string, favorites: readonly Favorite[]): Favorite[] {
  const chosen = text.split(',').flatMap((key) => {
    const [, type, id] = /^(sale|rent)-(\d+)$/.exec(key) ?? []
    return (type && id && findFavorite(favorites, parseEstateTypeSegment(type), id)) || []
  })
  return [...new Set(chosen)].slice(0, MAX_COMPARED)
}

/** '' for none. */
export const formatChosenFavorites = (chosen: readonly Favorite[]): string =>
  chosen.map(({ type, id }) => `${type}-${id}`).join(',')

/** `null` if it would be one too many. */
export function toggleChosenFavorite(
  chosen: readonly Favorite[],
  favorite: Favorite,
): Favorite[] | null {
  if (isFavorite(chosen, favorite.type, favorite.id))
    return chosen.filter((other) => other !== favorite)
  return chosen.length < MAX_COMPARED ? [...chosen, favorite] : null
}
