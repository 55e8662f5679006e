import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toTerms } from '#domain/catalog/search/text/words.ts'
import { getTerm, indexTexts, type TermDictionary } from './term-dictionary.ts'

const placesOf = ({ postings, postingStarts }: TermDictionary, index: number) =>
  Array.from(postings.subarray(postingStarts[index], postingStarts[index + 1]))

const piece = fc.constantFrom(
  'Сад',
  'сад',
  'Sad,',
  "м'який",
  'м’',
  '’який',
  'é',
  'e\u0301',
  'Σ',
  'ΣΑΣ',
  '12',
  '2-га',
  '.',
  '',
  '\t',
  '\u00a0',
  '\ud83c\udfe0',
)
const text = fc
  .array(fc.tuple(piece, fc.constantFrom('', ' ', '  ')))
  .map((pieces) => pieces.flat().join(''))

it('has each term of the texts in order, with the rows that have it', () => {
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const terms = indexTexts(texts)
      const expected = new Map<string, Set<number>>()
      texts.forEach((one, place) => {
        for (const term of toTerms(one)) {
          expected.set(term, (expected.get(term) ?? new Set()).add(place))
        }
      })
      const found = Array.from({ length: terms.termStarts.length - 1 }, (_, index) => [
        getTerm(terms, index),
        placesOf(terms, index),
      ])
      expect(found).toEqual(
        [...expected.keys()].sort().map((term) => [term, [...(expected.get(term) ?? [])]]),
      )
    }),
  )
})
