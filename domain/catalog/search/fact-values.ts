import {
  FACTS,
  isChoiceFact,
  isSteppedFact,
  MAX_DEPOSIT_MONTHS,
  type SteppedFact,
  type WordedFact,
} from '#domain/catalog/listing/facts.ts'

const AMOUNT_VALUES = ['none', 'some'] as const

type Facts = typeof FACTS

/** The values of a worded fact that a search can ask for. */
export type SearchedValuesOf<Fact extends WordedFact> = Facts[Fact] extends {
  readonly values: infer Values extends readonly string[]
}
  ? Values
  : Facts[Fact] extends {
        readonly steps: { readonly values: infer Steps extends readonly number[] }
      }
    ? { readonly [Index in keyof Steps]: `${Steps[Index]}` }
    : typeof AMOUNT_VALUES

export const getSearchedValues = <Fact extends WordedFact>(fact: Fact): SearchedValuesOf<Fact> => {
  const values: readonly string[] = isChoiceFact(fact)
    ? FACTS[fact].values
    : isSteppedFact(fact)
      ? FACTS[fact].steps.values.map(String)
      : AMOUNT_VALUES
  return values as SearchedValuesOf<Fact>
}

/** A home states the fact, but less of it than any step. */
export const BEYOND_STEPS = 'beyond'

/**
 * What a search compares of a stated fact: the best step that the home reaches.
 *
 * @param price in the currency of the deposit
 * @returns `undefined` if it is not stated
 */
export function toSearchedValue(
  fact: WordedFact,
  stated: string | number | null | undefined,
  price: number,
): string | undefined {
  if (typeof stated !== 'number') return stated ?? undefined
  if (!isSteppedFact(fact)) return stated === 0 ? 'none' : 'some'
  return findStep(fact, fact === 'deposit' ? toMonths(stated, price) : stated)
}

/** A deposit in months of rent. */
const toMonths = (deposit: number, price: number): number =>
  deposit <= MAX_DEPOSIT_MONTHS ? deposit : deposit / price

function findStep(fact: SteppedFact, stated: number): string {
  const { better, values } = FACTS[fact].steps
  const steps: readonly number[] = values
  const step =
    better === 'lower' ? steps.find((max) => stated <= max) : steps.findLast((min) => stated >= min)
  return step === undefined ? BEYOND_STEPS : String(step)
}

/** Whether a home that a search knows by `value` has what is asked for. */
export function hasSearchedValue(
  fact: WordedFact | 'renovation',
  value: string,
  asked: string,
): boolean {
  if (value === asked || fact === 'renovation' || !isSteppedFact(fact)) return value === asked
  if (value === BEYOND_STEPS) return false
  return FACTS[fact].steps.better === 'lower'
    ? Number(value) <= Number(asked)
    : Number(value) >= Number(asked)
}
