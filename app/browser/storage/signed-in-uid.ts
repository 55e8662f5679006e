import { createStoredValue } from './stored-value.ts'

/**
 * The account of this browser, as the last tab knew that learned of a change; `null` when signed out. The first tab that
 * learns that it was left clears what is personal, and no other.
 */
export const signedInUid = createStoredValue<string | null>({
  key: 'signedInUid',
  fallback: null,
  parse: (text) => ({ value: text, valid: true }),
  serialize: (uid) => uid,
})
