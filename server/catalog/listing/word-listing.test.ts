import { expect, it } from 'vitest'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { wordAddress, wordCard, wordListing, wordListingPlace } from './word-listing.ts'

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

it.each([
  ['Kontraktova Ploshcha', 'uk', 'Контрактова площа'],
  ['Lukianivska', 'uk', 'Лук’янівська'],
  ['Золоті ворота', 'en', 'Zoloti vorota'],
  ['Unheard', 'uk', 'Unheard'],
  ['Позняки', 'uk', 'Позняки'],
] as const)('the metro station %s is, in %s, %s', (name, language, worded) =>
  expect(wordListingPlace({ metro: name }, language).metro).toBe(worded),
)

const UKRAINIAN = 'Дві тихі кімнати над двором із каштанами.'
const DESCRIPTION =
  'Two quiet rooms over a yard with chestnuts, and a kitchen in which six people sit.'

it('shows a description in the language of the reader, where there is one', () => {
  const listing = {
    id: 1,
    address: LATIN,
    description: DESCRIPTION,
    translations: { uk: UKRAINIAN },
  }
  expect(wordListing(listing, 'uk')).toEqual({
    id: 1,
    address: CYRILLIC,
    description: UKRAINIAN,
  })
  expect(wordListing(listing, 'en')).toEqual({ id: 1, address: LATIN, description: DESCRIPTION })
})

it('cuts a translated description on a card', () => {
  const { translations: _none, ...listing } = catalogListing({ description: DESCRIPTION })
  const card = wordCard({ ...listing, translations: { uk: `${UKRAINIAN} `.repeat(9) } }, 'uk')
  expect(card.description).toHaveLength(102)
})

it('words an address for the reader, and says in which language a description is', () => {
  const listing = { id: 1, address: LATIN, description: DESCRIPTION }
  expect(wordListing(listing, 'uk')).toEqual({
    ...listing,
    address: CYRILLIC,
    descriptionLanguage: 'en',
  })
  expect(wordListing(listing, 'en')).toEqual(listing)
})
