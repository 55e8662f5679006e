import type { Language } from '#domain/platform/language.ts'

export const language: Language = 'en'
/** As a reader of any language finds it. */
export const languageName = 'English'
