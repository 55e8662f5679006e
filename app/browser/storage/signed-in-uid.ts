import { createStoredValue } from './stored-value.ts'

/**
 * The account of this browser as the tabs last saw it; `null` when signed out. The first tab that notices that the
 * account was left clears the personal data; the others find the new value here and do nothing.
 */
export const signedInUid = createStoredValue<string | null>({
  key: 'signedInUid',
  fallback: null,
  parse: (text) => ({ value: text, valid: true }),
  serialize: (uid) => uid,
})
