/** What a browser and an account have, such as "rent 1001". */
export type HeartKeys = readonly string[]

/** How many hearts an account keeps. */
export const MAX_HEARTS = 1_000

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
export function mergeHearts(agreed: HeartKeys, browser: HeartKeys, account: HeartKeys): string[] {
  const [before, here] = [new Set(agreed), new Set(browser)]
  const added = browser.filter((key) => !before.has(key))
  const kept = account.filter((key) => !before.has(key) || here.has(key))
  return [...new Set([...kept, ...added])]
}

/** What a browser remembers of the account that its hearts were last merged with. */
export interface AccountHearts {
  readonly uid: string
  readonly agreed: HeartKeys
  /** All hearts of the browser while this person was signed in. */
  readonly held: HeartKeys
}

/**
 * What of a browser's hearts belongs to whoever is signed in now: all that were not there while somebody else was
 * signed in.
 */
export const ownHearts = (
  uid: string,
  browser: HeartKeys,
  last: AccountHearts | null,
): { readonly agreed: HeartKeys; readonly own: HeartKeys } => {
  if (last === null || last.uid === uid) return { agreed: last?.agreed ?? [], own: browser }
  const others = new Set([...last.agreed, ...last.held])
  return { agreed: [], own: browser.filter((key) => !others.has(key)) }
}
