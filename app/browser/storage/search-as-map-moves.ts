import { isBoolean, requireShape } from '#domain/platform/json/shape.ts'
import { createStoredValue } from './stored-value.ts'

/** Whether moving the map searches the new area. */
export const storedSearchAsMapMoves = createStoredValue<boolean>({
  key: 'searchAsMapMoves',
  fallback: true,
  parse: (text) => ({ value: requireShape(JSON.parse(text), isBoolean), valid: true }),
  serialize: (enabled) => JSON.stringify(enabled),
})
