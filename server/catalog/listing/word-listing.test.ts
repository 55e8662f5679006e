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

const DESCRIPTION =
  'Two quiet rooms over a yard with chestnuts, and a kitchen in which six people sit.'

it('keeps what a favorite stores, and says in which language a description is', () => {
  const listing = { id: 1, address: LATIN, description: DESCRIPTION }
  expect(wordListing(listing, 'uk')).toEqual({
    ...listing,
    address: CYRILLIC,
    original: { address: LATIN },
    descriptionLanguage: 'en',
  })
  expect(wordListing(listing, 'en')).toEqual(listing)
})
