import fc from 'fast-check'
import { FACTS, type FactFields, isChoiceFact, PLAIN_FACTS } from '#domain/catalog/listing/facts.ts'

const integer = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })
const amount = fc.constantFrom(0, 1, 500, 2 ** 31 - 1)

/** Any plain facts, each stated or not. */
export const anyPlainFacts: fc.Arbitrary<FactFields> = fc.record(
  Object.fromEntries(
    PLAIN_FACTS.map((fact): [string, fc.Arbitrary<string | number>] => {
      const { field } = FACTS[fact]
      if (isChoiceFact(fact)) return [field, fc.constantFrom(...FACTS[fact].values)]
      return [field, FACTS[fact].kind === 'amount' ? amount : integer]
    }),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<FactFields>
