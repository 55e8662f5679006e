import { requireShape } from '#domain/platform/json/shape.ts'
import { isLanguage, type Language } from '#domain/platform/language.ts'
import { createStoredValue } from './stored-value.ts'

/** The language that was chosen in this browser; `null` before. Stored as it is, not as JSON. */
export const storedLanguage = createStoredValue<Language | null>({
  key: 'language',
  fallback: null,
  parse: (text) => ({ value: requireShape(text, isLanguage), valid: true }),
  serialize: (language) => language,
})
