import { isBoolean } from '#domain/platform/json/shape.ts'
import { createStoredJson } from './stored-value.ts'

export const storedDarkMode = createStoredJson({
  key: 'darkMode',
  fallback: false,
  isValid: isBoolean,
})

/** Whether this browser, or the account in it, is on a shared list, as far as its pages have told. */
export const storedHasLists = createStoredJson({
  key: 'hasLists',
  fallback: false,
  isValid: isBoolean,
})

/** Whether single-key shortcuts are on for moderators. */
export const storedReviewShortcuts = createStoredJson({
  key: 'reviewShortcuts',
  fallback: true,
  isValid: isBoolean,
})

/** Whether moving the map searches the new area. */
export const storedSearchAsMapMoves = createStoredJson({
  key: 'searchAsMapMoves',
  fallback: true,
  isValid: isBoolean,
})
