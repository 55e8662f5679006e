import * as z from 'zod/mini'
import { createStoredValue } from './stored-value.ts'

const schema = z.boolean()

export const storedDarkMode = createStoredValue<boolean>({
  key: 'darkMode',
  fallback: false,
  parse: (text) => ({ value: schema.parse(JSON.parse(text)), valid: true }),
  serialize: (isDark) => JSON.stringify(isDark),
})
