import { expect, it } from 'vitest'
import { listingPath, suggestionsPath, typePath } from '#domain/catalog/links.ts'

it('names a listing by its type and id', () => {
  expect(listingPath({ type: 'rent', id: 7 })).toBe('/rent/7')
})

it('names the search of a type', () => {
  expect(typePath('rent')).toBe('/property?type=rent')
})

it('encodes typed text', () => {
  expect(suggestionsPath('a&b', null)).toBe('/suggestions?q=a%26b')
  expect(suggestionsPath('ky', 'rent')).toBe('/suggestions?q=ky&type=rent')
})
