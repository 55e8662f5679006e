import { getPageFetch } from '#app/browser/network/page-fetch.ts'
import { sendCount } from '#app/browser/network/send-count.ts'
import { createStoredJson } from '#app/browser/storage/stored-value.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { isObject, isText } from '#domain/platform/json/shape.ts'
import { withoutLanguage } from '#domain/platform/language.ts'
import { storedFavorites } from './favorites.ts'
import { toListingKey } from './listing-keys.ts'

type FavoriteTimes = Readonly<Record<string, string>>

const isDate = (value: unknown): value is string =>
  isText(value) && !Number.isNaN(Date.parse(value))

const isRecordOfDates = (value: unknown): value is FavoriteTimes =>
  isObject(value) && Object.values(value).every(isDate)

/**
 * When the stored data of each favorite was read: `{"sale 12":"2026-11-22T14:05:00.000Z"}`. Kept apart from
 * the favorites because their fields are fixed. Favorites saved by older versions of the site have no time.
 */
export const storedFavoriteTimes = createStoredJson<FavoriteTimes>({
  key: 'favoriteTimes',
  fallback: {},
  isValid: isRecordOfDates,
})

/**
 * Call it after a listing on the current page was added to or removed from the favorites. Also counts the
 * change.
 */
export function updateFavoriteTime(type: EstateType, id: number): void {
  const { pathname, search } = location
  const { asOf } = getPageFetch(withoutLanguage(pathname) + search)
  const changed = toListingKey(type, id)
  storedFavoriteTimes.update((times) => {
    const all = { ...times, [changed]: new Date(asOf).toISOString() }
    const kept = new Set(storedFavorites.get().map((it) => toListingKey(it.type, it.id)))
    return Object.fromEntries(Object.entries(all).filter(([key]) => kept.has(key)))
  })
  const isKept = storedFavorites.get().some((it) => it.type === type && it.id === id)
  sendCount(isKept ? 'heart' : 'unheart', type, id)
}

/** @param times as they were before the favorite was removed */
export function restoreFavoriteTime(
  times: FavoriteTimes,
  { type, id }: { readonly type: EstateType; readonly id: number },
): void {
  const key = toListingKey(type, id)
  const time = times[key]
  if (time !== undefined) storedFavoriteTimes.update((now) => ({ ...now, [key]: time }))
}

export const getFavoriteTime = (times: FavoriteTimes, type: EstateType, id: number) =>
  times[toListingKey(type, id)]
