import { isBoolean, requireShape } from '#domain/platform/json/shape.ts'
import { createStoredValue } from './stored-value.ts'

/** Whether single-key shortcuts are on for moderators. */
export const storedReviewShortcuts = createStoredValue<boolean>({
  key: 'reviewShortcuts',
  fallback: true,
  parse: (text) => ({ value: requireShape(JSON.parse(text), isBoolean), valid: true }),
  serialize: (enabled) => JSON.stringify(enabled),
})
