import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { criteriaOf, NO_FILTERS } from '#domain/search/filters.ts'
import type { Question } from '#domain/search/question.ts'
import { catalogueEntry } from '#test/catalogue-entry.ts'
import { expectedAnswers, expectedFacets } from '#test/expected-answers.ts'
import { homesAndQuestion } from '#test/question-arbitraries.ts'
import { fill, textRow } from '#test/text-row.ts'
import { type FoundListings, findListings } from './find-listings.ts'
import { createIndexWriter } from './index-writer.ts'

const ANYTHING: Question = {
  type: 'sale',
  criteria: criteriaOf(NO_FILTERS),
  city: null,
  stems: [],
  box: null,
  sort: 'newest',
  near: null,
}

const anywhere = fc.record({ offset: fc.nat(50), limit: fc.nat(40) })

it('finds what the domain says, in its order, and counts all of it and every choice', () => {
  fc.assert(
    fc.property(homesAndQuestion, anywhere, ({ homes, question }, page) => {
      const writer = createIndexWriter()
      writer.write(homes.map(textRow), [])
      const expected = expectedAnswers(homes, question)
      const shown = expected.slice(page.offset, page.offset + page.limit)
      const last = shown.at(-1)
      expect(findListings(writer.index.segments(), question, page)).toEqual({
        ids: shown.map(({ home }) => home.id),
        nextCursor: last === undefined ? null : { key: last.key, id: last.home.id },
        total: expected.length,
        facets: expectedFacets(homes, question),
      })
    }),
    { numRuns: 1_000 },
  )
}, 60_000)

it('goes on after a place, whatever came before it meanwhile', () => {
  fc.assert(
    fc.property(homesAndQuestion, fc.integer({ min: 1, max: 7 }), ({ homes, question }, limit) => {
      const writer = createIndexWriter()
      writer.write(homes.map(textRow), [])
      const expected = expectedAnswers(homes, question).map(({ home }) => home.id)
      const ids: number[] = []
      for (let after = null as FoundListings['nextCursor']; ; ) {
        const found = findListings(writer.index.segments(), question, { after, offset: 0, limit })
        ids.push(...found.ids)
        if (found.nextCursor === null) break
        after = found.nextCursor
        // What was shown goes away; the next page is the same nevertheless.
        writer.write(
          [],
          found.ids.map((id) => ({ type: question.type, id })),
        )
      }
      expect(ids).toEqual(expected)
    }),
    { numRuns: 500 },
  )
}, 60_000)

describe('pages of thousands of homes', () => {
  const homes = Array.from({ length: 40_000 }, (_, index) => ({
    home: catalogueEntry({ id: index + 1, price: String(50_000 + ((index * 7_919) % 101)) }),
    publishedAt: 1_700_000_000 + (index % 13),
  }))
  const writer = createIndexWriter()
  fill(writer, homes)
  const segments = writer.index.segments()

  it.each(['newest', 'price-up', 'price-down', 'area'] as const)('are those of %s', (sort) => {
    const question = { ...ANYTHING, sort }
    const expected = expectedAnswers(homes, question).map(({ home }) => home.id)
    expect(segments.length).toBeGreaterThan(2)
    for (const offset of [0, 24, 984, 20_016, 39_984]) {
      const { ids, total } = findListings(segments, question, { offset, limit: 24 })
      expect(ids).toEqual(expected.slice(offset, offset + 24))
      expect(total).toBe(40_000)
    }
    expect(findListings(segments, question, { offset: 40_000, limit: 24 }).ids).toEqual([])
  })
})

it('of nothing are empty', () => {
  expect(findListings([], ANYTHING, { offset: 0, limit: 24 })).toMatchObject({ ids: [], total: 0 })
})

it('keeps what columns must hold exactly: large ids and prices, fractions, many rooms', () => {
  const home = catalogueEntry({
    id: 2 ** 31 - 1,
    price: '9007199254740991',
    area: 0.1,
    countRooms: '257 rooms',
  })
  const filters = {
    ...NO_FILTERS,
    price: { min: '9007199254740991', max: '9007199254740991' },
    area: { min: '0.1', max: '0.1' },
    rooms: ['4+'] as const,
  }
  const writer = createIndexWriter()
  fill(writer, [{ home, publishedAt: 0 }])
  const question = { ...ANYTHING, criteria: criteriaOf(filters) }
  const found = findListings(writer.index.segments(), question, { offset: 0, limit: 1 })
  expect(found).toMatchObject({ ids: [2 ** 31 - 1], total: 1 })
})
