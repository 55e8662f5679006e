import { expect, it } from 'vitest'
import { recognizeLanguage } from './written-language.ts'

it.each([
  ['A quiet home near the park.', 'en'],
  ['Тиха квартира біля парку.', 'uk'],
  ['Тиха квартира, поруч Wi-Fi та IKEA', 'uk'],
  ['Call Оля about the keys', 'en'],
  ['Schöne Wohnung', 'en'],
  ['+380 44 000 10 10 👍', undefined],
  ['', undefined],
])('%s is read as %s', (text, language) => {
  expect(recognizeLanguage(text)).toBe(language)
})
