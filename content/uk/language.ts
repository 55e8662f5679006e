import type { Language } from '#domain/platform/language.ts'

export const language: Language = 'uk'

export const languageTexts = {
  label: 'Мова',
  hint: 'Листи від Homiq надходять мовою, яку ви оберете.',
} as const
