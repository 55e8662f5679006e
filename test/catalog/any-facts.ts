import fc from 'fast-check'
import {
  FACTS,
  type FactFields,
  isAmountFact,
  isChoiceFact,
  isDayFact,
  isSteppedFact,
  PLAIN_FACTS,
  type SteppedFact,
} from '#domain/catalog/listing/facts.ts'

const integer = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })
const amount = fc.constantFrom(0, 1, 500, 2 ** 31 - 1)

/** At and next to each step. */
const around = (fact: SteppedFact): number[] =>
  FACTS[fact].steps.values.flatMap((step) => [step, step + 1, Math.max(0, step - 1)])

/** Any plain facts, each stated or not. */
export const anyPlainFacts: fc.Arbitrary<FactFields> = fc.record(
  Object.fromEntries(
    PLAIN_FACTS.map((fact): [string, fc.Arbitrary<string | number>] => {
      const { field } = FACTS[fact]
      if (isChoiceFact(fact)) return [field, fc.constantFrom(...FACTS[fact].values)]
      if (isDayFact(fact)) return [field, fc.constantFrom('2026-09-01', '2026-12-31')]
      if (isSteppedFact(fact)) return [field, fc.constantFrom(...around(fact))]
      return [field, isAmountFact(fact) ? amount : integer]
    }),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<FactFields>
