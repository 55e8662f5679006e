import { createStoredJson } from '#app/browser/storage/stored-value.ts'
import type { AccountFavorites } from '#domain/catalog/favorite/merge-favorites.ts'
import { type Guard, hasFields, isListOf, isText } from '#domain/platform/json/shape.ts'

const isAccountFavorites = hasFields<AccountFavorites>({
  uid: isText,
  agreed: isListOf(isText),
  held: isListOf(isText),
})

const isStored: Guard<AccountFavorites | null> = (value): value is AccountFavorites | null =>
  value === null || isAccountFavorites(value)

/** The account that the favorites were last merged with; only numbers of homes. */
export const storedAccountFavorites = createStoredJson<AccountFavorites | null>({
  key: 'accountHearts',
  fallback: null,
  isValid: isStored,
})
