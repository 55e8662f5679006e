import { describe, expect, it } from 'vitest'
import { getDataPath, getPageOfData } from './data-path.ts'
import { getRequestKind } from './request-kind.ts'

describe('what the worker does with a request', () => {
  it.each([
    ['/home', true, 'page'],
    ['/', true, 'page'],
    ['/property', true, 'page'],
    ['/sale/12', true, 'page'],
    ['/property.data', false, 'data'],
    ['/sale/12.data', false, 'data'],
    ['/_.data', false, 'data'],
    ['/assets/shared-1f2e.js', false, 'asset'],
    ['/plain-page.css', false, 'asset'],
    ['/pictures/apartments/01-living-640.avif', false, 'picture'],
    ['/messages', true, 'private page'],
    ['/messages/7', true, 'private page'],
    ['/my/listings', true, 'private page'],
    ['/moderation', true, 'private page'],
    ['/lists', true, 'private page'],
    ['/list/00000000-0000-0000-0000-000000000000', true, 'list'],
    ['/list/00000000-0000-0000-0000-000000000000', false, 'other'],
    ['/list/join/secret', true, 'other'],
    ['/messages.data', false, 'other'],
    // These pages are private, or have a token in the URL.
    ['/session', false, 'other'],
    ['/my/data', false, 'other'],
    ['/my/sign-ins/1', false, 'other'],
    ['/mail/settings', false, 'other'],
    ['/identity/popup', true, 'other'],
    ['/email-action', true, 'other'],
    ['/newsletter/confirm', true, 'other'],
    ['/newsletter/unsubscribe.data', false, 'other'],
    ['/api/listings', false, 'other'],
    // These responses are true only for the moment.
    ['/suggestions', false, 'other'],
    ['/clusters', false, 'other'],
    ['/404', true, 'other'],
    ['/health', false, 'other'],
    ['/service-worker.js', false, 'other'],
    // This is not requested as a document, because no script fetches a page.
    ['/home', false, 'other'],
  ] as const)('%s, a document: %j, is %s', (path, isDocument, kind) => {
    expect(getRequestKind('GET', path, isDocument)).toBe(kind)
  })

  it.each(['POST', 'HEAD', 'DELETE'])('leaves %s to the browser', (method) => {
    expect(getRequestKind(method, '/contact', true)).toBe('other')
  })
})

it.each(['/', '/property', '/sale/12'])('finds the page of the data of %s', (path) => {
  expect(getPageOfData(getDataPath(path))).toBe(path)
})
