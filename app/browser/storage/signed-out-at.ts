import { isNumber } from '#domain/platform/json/shape.ts'
import { SIGNED_OUT_AT_KEY } from './signed-out-at-key.ts'
import { createStoredJson } from './stored-value.ts'

/**
 * When somebody last signed out in this browser, in milliseconds; 0 for never. Text that was typed before that moment
 * is neither shown nor stored after it, not even in tabs that were already open.
 */
export const signedOutAt = createStoredJson({
  key: SIGNED_OUT_AT_KEY,
  fallback: 0,
  isValid: isNumber,
})
