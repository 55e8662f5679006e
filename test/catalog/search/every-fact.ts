import {
  type ChosenFacts,
  FACT_FILTER_NAMES,
  FACT_FILTERS,
} from '#domain/catalog/search/fact-filters.ts'

/** The first value of every fact that a search can ask for. */
export const EVERY_FACT = Object.fromEntries(
  FACT_FILTER_NAMES.map((fact) => [fact, FACT_FILTERS[fact].values[0]]),
) as Required<ChosenFacts>
