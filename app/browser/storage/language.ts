import { isLanguage } from '#domain/platform/language.ts'
import { createStoredText } from './stored-value.ts'

/** The language that was chosen in this browser; `null` before. */
export const storedLanguage = createStoredText('language', isLanguage)
