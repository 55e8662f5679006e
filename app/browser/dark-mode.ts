import * as z from 'zod/mini'
import { createStoredValue } from './stored-value.ts'

const schema = z.boolean()

/**
 * The theme: `storedDarkMode` holds a boolean as JSON, false when it is absent or unreadable
 * (docs/product.md, "Theme").
 */
export const storedDarkMode = createStoredValue<boolean>({
  key: 'darkMode',
  fallback: false,
  parse: (text) => ({ value: schema.parse(JSON.parse(text)), valid: true }),
  serialize: (dark) => JSON.stringify(dark),
})
