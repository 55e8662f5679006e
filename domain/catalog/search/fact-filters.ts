import { mapWordedFacts, type WordedFact } from '#domain/catalog/listing/facts.ts'
import { getSearchedValues, hasSearchedValue, type SearchedValuesOf } from './fact-values.ts'

/**
 * Facts of which a search can ask for one value: the parameter of the URL and of the API, and its values in the order
 * of the filter panel.
 */
export const FACT_FILTERS = {
  renovation: { parameter: 'isRenovation', values: ['true', 'false'] } as const,
  ...(mapWordedFacts((fact) => ({
    parameter: fact,
    values: getSearchedValues(fact),
  })) as unknown as {
    readonly [Fact in WordedFact]: {
      readonly parameter: Fact
      readonly values: SearchedValuesOf<Fact>
    }
  }),
}

export type FactFilter = keyof typeof FACT_FILTERS
export type FactValue<Fact extends FactFilter = FactFilter> =
  (typeof FACT_FILTERS)[Fact]['values'][number]

export const FACT_FILTER_NAMES = Object.keys(FACT_FILTERS) as FactFilter[]

/** A record with an entry for every fact. */
export const mapFactFilters = <Value>(
  getValue: (fact: FactFilter) => Value,
): Record<FactFilter, Value> =>
  Object.fromEntries(FACT_FILTER_NAMES.map((fact) => [fact, getValue(fact)])) as Record<
    FactFilter,
    Value
  >

/** One value for some of the facts. */
export type ChosenFacts = { readonly [Fact in FactFilter]?: FactValue<Fact> }

/** What a search knows of the facts that a home states: a value of a filter, or `BEYOND_STEPS`. */
export type SearchedFacts = { readonly [Fact in FactFilter]?: string }

/** Whether a home passes what is asked of one of its facts. */
export const passesFact = (
  fact: FactFilter,
  value: string | undefined,
  asked: string | undefined,
  includesUnstated: boolean,
): boolean =>
  asked === undefined ||
  (value === undefined ? includesUnstated : hasSearchedValue(fact, value, asked))

/** `undefined` for a text that is no value of the fact. */
export const findFactValue = (fact: FactFilter, text: unknown): FactValue | undefined =>
  FACT_FILTERS[fact].values.find((value) => value === text)
