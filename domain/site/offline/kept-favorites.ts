import { HOUR_MS } from '#domain/platform/time/durations.ts'
import { MAX_KEPT_FAVORITES, MAX_KEPT_FOREIGN_PICTURES } from './caches.ts'
import { getDataPath } from './data-path.ts'
import { getKeptPicture } from './kept-picture.ts'
import type { KeptFavorite } from './worker-message.ts'

/** Older pages of favorites are fetched again. */
export const MAX_FAVORITE_AGE_MS = 6 * HOUR_MS

/**
 * Whether a picture is on another site. `//host/a.jpg` is a URL of another site too, and browsers read a backslash as a
 * slash.
 */
export const isForeignPicture = (url: string): boolean => !/^\/(?![/\\])/.test(url)

/**
 * The URLs to keep for favorites: everything of the latest ones, but a limited number of pictures
 * of other sites. First pictures come first, so that each favorite has one before any has two.
 *
 * @param favorites in the order in which they were added
 */
export function getFavoriteUrls(favorites: readonly KeptFavorite[]) {
  const latest = favorites.slice(-MAX_KEPT_FAVORITES)
  const longest = Math.max(0, ...latest.map(({ pictures }) => pictures.length))
  const inTurns = Array.from({ length: longest }, (_, index) =>
    latest.flatMap(({ pictures }) => pictures[index] ?? []),
  ).flat()
  const pictures = [...new Set(inTurns)].map(getKeptPicture)
  const foreign = new Set(pictures.filter(isForeignPicture).slice(0, MAX_KEPT_FOREIGN_PICTURES))
  return {
    pages: latest.flatMap(({ path }) => [path, getDataPath(path)]),
    pictures: pictures.filter((url) => !isForeignPicture(url) || foreign.has(url)),
  }
}
