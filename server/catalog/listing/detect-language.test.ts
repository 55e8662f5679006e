import { expect, it } from 'vitest'
import { RENT_LISTINGS } from '#content/sample-listings/rent.ts'
import { SALE_LISTINGS } from '#content/sample-listings/sale.ts'
import { LISTING_TEXTS } from '#test/catalog/listing-texts.ts'
import { detectLanguage } from './detect-language.ts'

const TEXTS = Object.entries(LISTING_TEXTS).flatMap(([language, texts]) =>
  texts.map((text) => ({ language, text })),
)

it('knows the language of nearly every text of a listing', () => {
  const wrong = TEXTS.filter(({ language, text }) => detectLanguage(text) !== language)
  expect(TEXTS).toHaveLength(60)
  // Russian, but its only letters are those of both.
  expect(wrong.map(({ text }) => text)).toEqual([
    'До метро 5 минут пешком, рядом школа, садик, супермаркет.',
  ])
})

it('finds all descriptions of the samples English', () => {
  const found = [...SALE_LISTINGS, ...RENT_LISTINGS].map(({ description }) =>
    detectLanguage(description),
  )
  expect(new Set(found)).toEqual(new Set(['en']))
})

it('knows a long text from abroad, and nothing of a short one', () => {
  const german =
    'Helle Wohnung mit Balkon in einer ruhigen Straße, in der Nähe gibt es einen Park und eine Schule, die Küche bleibt.'
  expect(detectLanguage(german)).toBe('de')
  for (const text of ['', '—', '72 м²', 'Ok']) expect(detectLanguage(text)).toBeUndefined()
})
