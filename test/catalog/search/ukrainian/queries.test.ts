import fc from 'fast-check'
import { expect, it } from 'vitest'
import { askMeant } from './ask.ts'
import { WRITTEN_HOMES } from './homes.ts'
import { isMeant } from './meaning.ts'
import { MEANT_QUERIES } from './queries.ts'

/**
 * Texts that do not find exactly what is meant: a Russian name in Latin letters; "без ремонту" has the word "ремонт",
 * and "паркінг" begins with "парк"; a kitchen is called a studio, too.
 */
const KNOWN_MISSES = new Set([
  'Vasilkovskaya',
  'з ремонтом',
  'біля парку',
  'поруч з парком',
  'студія',
  'квартира-студія',
])

it.each(Object.values(MEANT_QUERIES).flat())(
  '%s (%s) finds exactly the homes that are meant',
  (text, type, meaning) => {
    const { missing, wrong } = askMeant([text, type, meaning])
    expect(missing.length + wrong.length > 0, `misses ${missing}, has ${wrong}`).toBe(
      KNOWN_MISSES.has(text),
    )
  },
)

it('each text means some homes, and not all', () => {
  const rates = { USD: 1, UAH: 44.5, EUR: 0.86 }
  for (const [text, type, meaning] of Object.values(MEANT_QUERIES).flat()) {
    const meant = WRITTEN_HOMES.filter((home) => isMeant(home, type, meaning, rates)).length
    expect(meant, text).toBeGreaterThan(0)
    expect(meant, text).toBeLessThan(WRITTEN_HOMES.length / 2)
  }
})

it('any text is searched without an error, and in quotes for its words alone', () => {
  const typed = Object.values(MEANT_QUERIES)
    .flat()
    .flatMap(([text]) => text.split(' '))
  const part = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...typed, '"', '-', ',', '«', '»') },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
  )
  const text = fc.array(part, { maxLength: 10 }).map((parts) => parts.join(' '))
  fc.assert(
    fc.property(text, fc.constantFrom('sale' as const, 'rent' as const), (any, type) => {
      expect(() => askMeant([any, type, {}])).not.toThrow()
    }),
    { numRuns: 500 },
  )
  expect(askMeant(['"ремонт"', 'sale', {}]).right).not.toContain(1)
  expect(askMeant(['ремонт', 'sale', {}]).right).toContain(1)
})
