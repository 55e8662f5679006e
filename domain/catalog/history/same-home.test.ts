import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/platform/time/durations.ts'
import { findRelistedHome, looksTheSame, MAX_OVERLAP_MS, type OfferedHome } from './same-home.ts'

const home = (overrides: Partial<OfferedHome> = {}): OfferedHome => ({
  ...{ id: 1, home: null, city: 'Kyiv', street: 'Sahaidachnoho', building: '12', rooms: 2 },
  ...{ floor: 3, area: 50, since: 0, until: null },
  ...overrides,
})

describe('two listings', () => {
  it.each([
    ['measured anew', { area: 50.9 }, true],
    ['of another area', { area: 52 }, false],
    ['of an unknown area', { area: null }, false],
    ['of another floor', { floor: 4 }, false],
    ['of an unknown floor', { floor: null }, false],
    ['in another building', { building: '14' }, false],
    ['in an unknown building', { building: null }, false],
    ['of another street', { street: 'Mezhyhirska' }, false],
    ['in another city', { city: 'Lviv' }, false],
    ['of other rooms', { rooms: 3 }, false],
  ])('%s look the same: %s', (_, other, expected) => {
    expect(looksTheSame(home(), home(other))).toBe(expected)
    expect(looksTheSame(home(other), home())).toBe(expected)
  })
})

describe('a listing', () => {
  const first = home({ until: 10 * DAY_MS })
  it.each<[string, OfferedHome[], number | null]>([
    ['is the first', [], null],
    ['shows the withdrawn home again', [first], 1],
    [
      'shows it a third time',
      [first, home({ id: 2, home: 1, since: 12 * DAY_MS, until: 13 * DAY_MS })],
      1,
    ],
    ['came just before the other went', [home({ until: 20 * DAY_MS + MAX_OVERLAP_MS })], 1],
    ['was there beside the other', [home({ until: 22 * DAY_MS })], null],
    ['has a twin', [first, home({ id: 2, since: 5 * DAY_MS })], null],
    [
      'comes after two others',
      [first, home({ id: 2, since: 5 * DAY_MS, until: 9 * DAY_MS })],
      null,
    ],
    ['comes before the other', [home({ id: 2, since: 30 * DAY_MS, until: null })], null],
  ])('%s', (_, others, expected) => {
    const until = others.some(({ since }) => since > 20 * DAY_MS) ? 25 * DAY_MS : null
    expect(findRelistedHome(home({ id: 9, since: 20 * DAY_MS, until }), others)).toBe(expected)
  })

  it('finds the same in any order, and never a home beside which it was offered', () => {
    const anyOther = fc
      .record({
        ...{ id: fc.integer({ min: 1, max: 8 }), home: fc.constantFrom(null, 1, 2) },
        ...{ since: fc.integer({ min: 0, max: 30 }), days: fc.integer({ min: 0, max: 20 }) },
        ...{ floor: fc.constantFrom(3, 4), isShown: fc.boolean() },
      })
      .map(({ since, days, isShown, ...rest }) =>
        home({ ...rest, since: since * DAY_MS, until: isShown ? null : (since + days) * DAY_MS }),
      )
    const anyOthers = fc.uniqueArray(anyOther, { selector: ({ id }) => id, maxLength: 5 })
    fc.assert(
      fc.property(anyOthers, (others) => {
        const listing = home({ id: 9, since: 20 * DAY_MS })
        const found = findRelistedHome(listing, others)
        expect(findRelistedHome(listing, others.toReversed())).toBe(found)
        if (found === null) return
        const alike = others.filter((other) => looksTheSame(listing, other))
        expect(alike.length).toBeGreaterThan(0)
        for (const { since, until } of alike)
          expect(
            (until ?? Number.POSITIVE_INFINITY) - Math.max(since, listing.since),
          ).toBeLessThanOrEqual(MAX_OVERLAP_MS)
      }),
      { numRuns: 1_000 },
    )
  })
})
