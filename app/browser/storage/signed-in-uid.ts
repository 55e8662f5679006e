import { isText } from '#domain/platform/json/shape.ts'
import { createStoredText } from './stored-value.ts'

/**
 * The account of this browser as the tabs last saw it; `null` when signed out. The first tab that notices that the
 * account was left clears the personal data; the others find the new value here and do nothing.
 */
export const signedInUid = createStoredText('signedInUid', isText)
