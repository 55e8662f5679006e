import type { Language } from '#domain/platform/language.ts'

export const language: Language = 'en'

export const languageTexts = {
  label: 'Language',
  hint: 'Emails from Homiq come in the language that you choose.',
} as const
