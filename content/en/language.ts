import type { Alphabet } from '#domain/platform/alphabet.ts'
import type { Language } from '#domain/platform/language.ts'

export const language: Language = 'en'
/** What the texts of every page are written in. */
export const alphabets: readonly Alphabet[] = ['latin']

export const languageTexts = {
  label: 'Language',
  hint: 'Emails from Homiq come in the language that you choose.',
} as const
