/** What a browser and an account have, such as "rent 1001". */
export type FavoriteKeys = readonly string[]

/** How many favorites an account keeps. */
export const MAX_FAVORITES = 1_000

/**
 * Merges three ways and needs no clocks: what the browser added since both last agreed is added to the account, what it
 * removed is removed.
 *
 * @param agreed what both had after the browser's last merge
 * @param browser what the browser has
 * @param account what the account has, perhaps by other browsers
 *
 * @returns what both have from now on, in the order of the account and then of the browser
 */
export function mergeFavorites(
  agreed: FavoriteKeys,
  browser: FavoriteKeys,
  account: FavoriteKeys,
): string[] {
  const [before, here] = [new Set(agreed), new Set(browser)]
  const added = browser.filter((key) => !before.has(key))
  const kept = account.filter((key) => !before.has(key) || here.has(key))
  return [...new Set([...kept, ...added])]
}

/** What a browser remembers of the account that its favorites were last merged with. */
export interface AccountFavorites {
  readonly uid: string
  readonly agreed: FavoriteKeys
  /** All favorites of the browser while this person was signed in. */
  readonly held: FavoriteKeys
}

/**
 * What of a browser's favorites belongs to whoever is signed in now: all that were not there while somebody else was
 * signed in.
 */
export const ownFavorites = (
  uid: string,
  browser: FavoriteKeys,
  last: AccountFavorites | null,
): { readonly agreed: FavoriteKeys; readonly own: FavoriteKeys } => {
  if (last === null || last.uid === uid) return { agreed: last?.agreed ?? [], own: browser }
  const others = new Set([...last.agreed, ...last.held])
  return { agreed: [], own: browser.filter((key) => !others.has(key)) }
}
