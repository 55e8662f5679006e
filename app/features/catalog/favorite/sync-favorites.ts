import { storedAccountFavorites } from '#app/browser/listings/account-favorites.ts'
import { storedFavoriteTimes } from '#app/browser/listings/favorite-times.ts'
import { storedFavorites } from '#app/browser/listings/favorites.ts'
import { toListingKey } from '#app/browser/listings/listing-keys.ts'
import { signedInUid } from '#app/browser/storage/signed-in-uid.ts'
import { type Favorite, toggleFavorite } from '#domain/catalog/favorite/favorite.ts'
import type { MergedFavorites } from '#domain/catalog/favorite/favorite-schema.ts'
import { mergeFavorites, ownFavorites } from '#domain/catalog/favorite/merge-favorites.ts'
import { inLanguage } from '#domain/platform/language.ts'
import { ENDPOINTS } from '#domain/platform/paths.ts'
import { language } from '#texts/language.ts'

/** Several favorites in a row are sent together. */
const SETTLE_MS = 1_000

const toKey = ({ type, id }: Pick<Favorite, 'type' | 'id'>) => toListingKey(type, id)
const getKeys = () => storedFavorites.get().map(toKey)

async function post(body: object): Promise<(MergedFavorites & { readonly uid: string }) | null> {
  try {
    const response = await fetch(inLanguage(ENDPOINTS.myHearts, language), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

/** Stores what both have, and keeps what was pressed while the server answered. */
async function sync(): Promise<void> {
  const uid = signedInUid.get()
  if (uid === null) return
  const sent = getKeys()
  const { agreed, own } = ownFavorites(uid, sent, storedAccountFavorites.get())
  const merged = await post({ agreed, own })
  if (merged === null || merged.uid !== uid || signedInUid.get() !== uid) return
  const others = new Set(sent.filter((key) => !own.includes(key)))
  const here = getKeys().filter((key) => !others.has(key))
  const kept = new Set(mergeFavorites(own, here, merged.hearts))
  const completed = merged.homes.filter(({ type, listing }) => {
    const key = toListingKey(type, listing.id)
    return kept.has(key) && !here.includes(key)
  })
  storedFavorites.update((favorites) =>
    completed.reduce<readonly Favorite[]>(
      (all, { type, listing }) => toggleFavorite(all, type, listing),
      favorites.filter((favorite) => kept.has(toKey(favorite))),
    ),
  )
  const now = new Date().toISOString()
  const keys = completed.map(({ type, listing: { id } }) => toListingKey(type, id))
  storedFavoriteTimes.update((times) => ({
    ...times,
    ...Object.fromEntries(keys.map((key) => [key, now])),
  }))
  // A home that could not be completed is not here, which must not look as if it was removed.
  const known = new Set([...own, ...keys])
  const both = merged.hearts.filter((key) => known.has(key))
  storedAccountFavorites.update(() => ({ uid, agreed: both, held: getKeys() }))
}

/**
 * Keeps the favorites of the browser and of the account the same, while somebody is signed in: now, after changes, and
 * whenever the page is looked at or the line is back.
 *
 * @returns a function that stops it
 */
export function syncFavorites(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    clearTimeout(timer)
    // One tab at a time, because they share the storage; tabs of the version before use this name.
    if (navigator.locks) navigator.locks.request('hearts', sync)
    else sync()
  }
  const onChange = () => {
    const uid = signedInUid.get()
    const keys = getKeys()
    const last = storedAccountFavorites.get()
    const own = last?.uid === uid ? last : null
    if (own !== null) storedAccountFavorites.update(() => ({ ...own, held: keys }))
    const isSame =
      keys.length === own?.agreed.length && keys.every((key) => own.agreed.includes(key))
    clearTimeout(timer)
    if (!isSame) timer = setTimeout(run, SETTLE_MS)
  }
  const look = () => {
    if (document.visibilityState === 'visible') run()
  }
  run()
  const unsubscribe = storedFavorites.subscribe(onChange)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('online', run)
  return () => {
    clearTimeout(timer)
    unsubscribe()
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('online', run)
  }
}
