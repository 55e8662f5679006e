/**
 * Facts of which a search can ask for one value: the parameter of the URL and of the API, and its values in the order
 * of the filter panel.
 */
export const FACT_FILTERS = {
  renovation: { parameter: 'isRenovation', values: ['true', 'false'] },
} as const satisfies Record<
  string,
  { readonly parameter: string; readonly values: readonly string[] }
>

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

/** `undefined` for a text that is no value of the fact. */
export const findFactValue = (fact: FactFilter, text: unknown): FactValue | undefined =>
  FACT_FILTERS[fact].values.find((value) => value === text)
