import { expect, it } from 'vitest'
import { findReferringSearch } from './detail/back-to-list.tsx'

const SITE = 'https://homiq.example'
const page = { origin: SITE, pathname: '/sale/9' }

it.each([
  [`${SITE}/property?type=sale&q=Kyiv&page=2`, '/property?type=sale&q=Kyiv&page=2'],
  [`${SITE}/property`, '/property'],
  [`${SITE}/`, null],
  [`${SITE}/favorite`, null],
  ['https://other.example/property?type=sale', null],
  ['', null],
])('a document with the referrer %j was opened from %j', (referrer, path) => {
  expect(findReferringSearch(page, `${SITE}/sale/9#content`, referrer)).toBe(path)
})

it.each([`${SITE}/sale/1`, ''])('a later page of the document %j was not', (documentUrl) => {
  const referrer = `${SITE}/property?type=sale`
  expect(findReferringSearch(page, documentUrl, referrer)).toBeNull()
})
