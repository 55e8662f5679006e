import { isBoolean, requireShape } from '#domain/platform/json/shape.ts'
import { createStoredValue } from './stored-value.ts'

export const storedDarkMode = createStoredValue<boolean>({
  key: 'darkMode',
  fallback: false,
  parse: (text) => ({ value: requireShape(JSON.parse(text), isBoolean), valid: true }),
  serialize: (isDark) => JSON.stringify(isDark),
})
