import * as z from 'zod/mini'
import { type EstateType, estateTypeSchema } from './estate-type.ts'
import { type Listing, listingSchema } from './listing.ts'

/** Ids that were stored as text are converted to numbers. */
const storedIdSchema = z.pipe(
  z.transform((id: unknown) => (typeof id === 'string' && /^[1-9]\d*$/.test(id) ? Number(id) : id)),
  listingSchema.shape.id,
)

/** See docs/product.md, "Favorite entry". */
export const favoriteSchema = z.extend(listingSchema, {
  id: storedIdSchema,
  type: estateTypeSchema,
})
export type Favorite = z.infer<typeof favoriteSchema>

/** Ids are compared as text (docs/product.md, "Favorite entry"). */
const isSameListing = (favorite: Favorite, type: EstateType, id: number | string) =>
  favorite.type === type && String(favorite.id) === String(id)

export function findFavorite(
  favorites: readonly Favorite[],
  type: EstateType,
  id: number | string,
): Favorite | undefined {
  return favorites.find((favorite) => isSameListing(favorite, type, id))
}

export function isFavorite(
  favorites: readonly Favorite[],
  type: EstateType,
  id: number | string,
): boolean {
  return findFavorite(favorites, type, id) !== undefined
}

/** New favorites are added at the end (docs/product.md, "Favorite button"). */
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
 * Reads a stored value: invalid and duplicate entries are dropped one by one, and anything but an
 * array is empty (docs/product.md, "Favorite entry").
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
