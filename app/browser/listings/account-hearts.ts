import { createStoredJson } from '#app/browser/storage/stored-value.ts'
import type { AccountHearts } from '#domain/catalog/heart/merge-hearts.ts'
import { type Guard, hasFields, isListOf, isText } from '#domain/platform/json/shape.ts'

const isAccountHearts = hasFields<AccountHearts>({
  uid: isText,
  agreed: isListOf(isText),
  held: isListOf(isText),
})

const isStored: Guard<AccountHearts | null> = (value): value is AccountHearts | null =>
  value === null || isAccountHearts(value)

/** The account that the favorites were last merged with; only numbers of homes. */
export const storedAccountHearts = createStoredJson<AccountHearts | null>({
  key: 'accountHearts',
  fallback: null,
  isValid: isStored,
})
