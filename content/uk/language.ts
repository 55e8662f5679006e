import type { Alphabet } from '#domain/platform/alphabet.ts'
import type { Language } from '#domain/platform/language.ts'

export const language: Language = 'uk'
/** What the texts of every page are written in. */
export const alphabets: readonly Alphabet[] = ['latin', 'cyrillic']

export const languageTexts = {
  label: 'Мова',
  hint: 'Листи від Homiq надходять мовою, яку ви виберете.',
} as const
