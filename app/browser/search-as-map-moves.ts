import * as z from 'zod/mini'
import { createStoredValue } from './stored-value.ts'

const schema = z.boolean()

/** Whether moving the map searches the new area. */
export const storedSearchAsMapMoves = createStoredValue<boolean>({
  key: 'searchAsMapMoves',
  fallback: true,
  parse: (text) => ({ value: schema.parse(JSON.parse(text)), valid: true }),
  serialize: (enabled) => JSON.stringify(enabled),
})
