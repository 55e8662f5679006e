import { type Favorite, isFavorite } from './favorite.ts'

/**
 * Puts a removed favorite back after its former predecessors, as far as they are still there.
 *
 * @param before the favorites with it
 */
export function restoreFavorite(
  before: readonly Favorite[],
  now: readonly Favorite[],
  removed: Favorite,
): Favorite[] {
  if (isFavorite(now, removed.type, removed.id)) return [...now]
  const at = before.findIndex(({ type, id }) => isFavorite([removed], type, id))
  const previous = before.slice(0, at).findLast(({ type, id }) => isFavorite(now, type, id))
  const place = previous
    ? now.findIndex((one) => isFavorite([one], previous.type, previous.id))
    : -1
  return now.toSpliced(place + 1, 0, removed)
}
