import { expect, it } from 'vitest'
import { wordAddress, wordListing } from './word-listing.ts'

const LATIN = '29 Doroshenka Street, Halychyna district, Lviv'
const CYRILLIC = 'вул. Дорошенка, 29, Галицький район, Львів'

it('words an address for its reader', () => {
  expect(wordAddress(LATIN, 'uk')).toBe(CYRILLIC)
  expect(wordAddress(CYRILLIC, 'en')).toBe(LATIN)
})

it.each([
  ['in letters of the language', 'Doroshenka St 29, Lvov', 'en'],
  ['in letters of the language', 'вулиця Дорошенка 29, Львів', 'uk'],
  ['with an unknown part', '29 Doroshenka Street, behind the Opera, Lviv', 'uk'],
  ['that is empty', '', 'uk'],
] as const)('leaves an address %s as it is written: %s', (_what, address, language) =>
  expect(wordAddress(address, language)).toBe(address),
)

it('keeps what a favorite stores', () => {
  expect(wordListing({ id: 1, address: LATIN }, 'uk')).toEqual({
    id: 1,
    address: CYRILLIC,
    original: { address: LATIN },
  })
  expect(wordListing({ id: 1, address: LATIN }, 'en')).toEqual({ id: 1, address: LATIN })
})
