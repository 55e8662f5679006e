import { describe, expect, it } from 'vitest'
import { getAsOf, isFresh, isKeptRecently, isStorable } from './stored-response.ts'

const NOW = Date.parse('2026-11-22T14:05:00Z')
const ago = (ms: number) => new Date(NOW - ms).toISOString()

describe('what may be stored', () => {
  it.each([
    [200, 'public, max-age=0, s-maxage=60', true],
    [200, 'public', true],
    [200, 'no-store', false],
    [200, 'public, no-store', false],
    [200, 'private, max-age=60', false],
    [200, null, false],
    [404, 'public, max-age=0', false],
    [503, 'public', false],
    [0, 'public', false],
  ])('status %d, Cache-Control %j: %j', (status, cacheControl, expected) => {
    expect(isStorable(status, cacheControl)).toBe(expected)
  })
})

describe('the age of a stored response', () => {
  it('is fresh for ten seconds', () => {
    expect(isFresh(ago(0), NOW)).toBe(true)
    expect(isFresh(ago(9_999), NOW)).toBe(true)
    expect(isFresh(ago(10_000), NOW)).toBe(false)
  })

  it('is never fresh when it is unknown, or in the future because the clock was changed', () => {
    for (const asOf of [null, '', 'yesterday', ago(-1)]) expect(isFresh(asOf, NOW)).toBe(false)
  })

  it('is recent for ten minutes', () => {
    expect(isKeptRecently(ago(599_999), NOW)).toBe(true)
    expect(isKeptRecently(ago(600_000), NOW)).toBe(false)
  })

  it("includes the time in a proxy's cache", () => {
    expect(getAsOf(null, NOW)).toBe(ago(0))
    expect(getAsOf('60', NOW)).toBe(ago(60_000))
    for (const age of ['-5', 'x', '']) expect(getAsOf(age, NOW)).toBe(ago(0))
  })
})
