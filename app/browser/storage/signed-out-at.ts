import { isNumber, requireShape } from '#domain/platform/json/shape.ts'
import { SIGNED_OUT_AT_KEY } from './signed-out-at-key.ts'
import { createStoredValue } from './stored-value.ts'

/**
 * When an account was last left in this browser, in milliseconds; 0 for never. What was typed before is not shown or
 * stored after it, also in tabs that were open.
 */
export const signedOutAt = createStoredValue<number>({
  key: SIGNED_OUT_AT_KEY,
  fallback: 0,
  parse: (text) => ({ value: requireShape(JSON.parse(text), isNumber), valid: true }),
  serialize: String,
})
