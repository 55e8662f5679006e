import * as z from 'zod/mini'
import { type EstateType, estateTypeSchema } from './estate-type.ts'
import { type Listing, listingSchema } from './listing.ts'

/** Text and number name the same home, so an id that was stored as text is the number it writes. */
const storedIdSchema = z.pipe(
  z.transform((id: unknown) => (typeof id === 'string' && /^[1-9]\d*$/.test(id) ? Number(id) : id)),
  listingSchema.shape.id,
)

/**
 * A kept home: all fields of its listing, and which kind of listing it was
 * (docs/product.md, "Favorite entry").
 */
export const favoriteSchema = z.extend(listingSchema, {
  id: storedIdSchema,
  type: estateTypeSchema,
})
export type Favorite = z.infer<typeof favoriteSchema>

/**
 * Whether two entries mean the same home: the pair of type and id as text
 * (docs/product.md, "Favorite entry").
 */
const isSameListing = (favorite: Favorite, type: EstateType, id: number | string) =>
  favorite.type === type && String(favorite.id) === String(id)

/** The kept entry of the home `type`/`id`, if there is one. */
export function findFavorite(
  favorites: readonly Favorite[],
  type: EstateType,
  id: number | string,
): Favorite | undefined {
  return favorites.find((favorite) => isSameListing(favorite, type, id))
}

/** Whether the home `type`/`id` is among the kept ones. */
export function isFavorite(
  favorites: readonly Favorite[],
  type: EstateType,
  id: number | string,
): boolean {
  return findFavorite(favorites, type, id) !== undefined
}

/**
 * The list with the home added at the end if it was absent, without it if it was there
 * (docs/product.md, "Favorite button").
 */
export function toggleFavorite(
  favorites: readonly Favorite[],
  type: EstateType,
  listing: Listing,
): Favorite[] {
  return isFavorite(favorites, type, listing.id)
    ? favorites.filter((favorite) => !isSameListing(favorite, type, listing.id))
    : [...favorites, { ...listing, isFavourite: true, type }]
}

/**
 * The kept homes in a stored value: entries that do not parse are dropped one by one, and so is a
 * home that is there already; what is not a list is empty (docs/product.md, "Favorite entry").
 */
export function parseFavorites(value: unknown): { favorites: Favorite[]; dropped: number } {
  if (!Array.isArray(value)) return { favorites: [], dropped: 1 }
  const favorites: Favorite[] = []
  for (const entry of value) {
    const parsed = favoriteSchema.safeParse(entry)
    if (!parsed.success || isFavorite(favorites, parsed.data.type, parsed.data.id)) continue
    favorites.push(parsed.data)
  }
  return { favorites, dropped: value.length - favorites.length }
}
