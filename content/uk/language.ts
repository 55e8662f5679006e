import type { Language } from '#domain/platform/language.ts'

export const language: Language = 'uk'
/** As a reader of any language finds it. */
export const languageName = 'Українська'
