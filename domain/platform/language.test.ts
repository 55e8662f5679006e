import { expect, it } from 'vitest'
import { getPathLanguage, inLanguage, LANGUAGES, withoutLanguage } from './language.ts'

it.each([
  ['/', 'en', '/'],
  ['/property?type=rent', 'en', '/property?type=rent'],
  ['/uk', 'uk', '/'],
  ['/uk?next=/home', 'uk', '/?next=/home'],
  ['/uk#form', 'uk', '/#form'],
  ['/uk/property?type=rent#list', 'uk', '/property?type=rent#list'],
  ['/ukraine', 'en', '/ukraine'],
])('%s is the page in %s of %s', (path, language, english) => {
  expect(getPathLanguage(path)).toBe(language)
  expect(withoutLanguage(path)).toBe(english)
  expect(inLanguage(english, getPathLanguage(path))).toBe(path)
})

it('knows the data of the start page', () => {
  expect(getPathLanguage('/uk/_.data')).toBe('uk')
  expect(withoutLanguage('/uk/_.data')).toBe('/_.data')
})

it('reads back what it writes, for every language', () => {
  for (const language of LANGUAGES)
    for (const path of ['/', '/home', '/?a=b', '/sale/2#map']) {
      const inIt = inLanguage(path, language)
      expect([getPathLanguage(inIt), withoutLanguage(inIt)]).toEqual([language, path])
    }
})
