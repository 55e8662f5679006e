import { expect, it } from 'vitest'
import { guessLanguage } from './guess-language.ts'

it.each([
  ['Доброго дня! Чи ще вільно?', 'uk'],
  ['Підходить для IT-шника з котом', 'uk'],
  ['Добрый день, ещё свободно?', 'ru'],
  ['Good day! Is it still free?', 'en'],
  ['2,850 грн', undefined],
  ['Торг уместен', undefined],
  ['Это є', undefined],
  ['Mieszkanie jest świetne', undefined],
  ['12:00 — 👍', undefined],
  ['', undefined],
])('%j is in %s', (text, language) => expect(guessLanguage(text)).toBe(language))
