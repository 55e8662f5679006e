import * as z from 'zod/mini'
import { storedValue } from './stored-value.ts'

const schema = z.boolean()

/**
 * The theme: `darkMode` holds a boolean as JSON, false when it is absent or unreadable
 * (docs/product.md, "Theme").
 */
export const darkMode = storedValue<boolean>({
  key: 'darkMode',
  unread: false,
  read: (text) => ({ value: schema.parse(JSON.parse(text)), sound: true }),
  write: (dark) => JSON.stringify(dark),
})
