import { expect, it } from 'vitest'
import { getPageLanguage } from './page-language.ts'

it.each([
  ['/session', 'https://homiq.example/uk/settings', 'uk'],
  ['/session', 'https://homiq.example/uk', 'uk'],
  ['/session', 'https://homiq.example/settings', 'en'],
  ['/session', 'https://elsewhere.example/uk/settings', 'en'],
  ['/session', 'no address', 'en'],
  ['/session', null, 'en'],
  ['/uk/property', null, 'uk'],
  ['/uk/property', 'https://homiq.example/property', 'uk'],
])('a request of %s from %s is of a page in: %s', (path, referer, language) => {
  const headers = referer === null ? {} : { Referer: referer }
  expect(getPageLanguage(new Request(`https://homiq.example${path}`, { headers }))).toBe(language)
})
