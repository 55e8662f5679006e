import type { FactFilter, FactValue } from '#domain/catalog/search/fact-filters.ts'

type FactTexts = {
  readonly [Fact in FactFilter]: {
    readonly legend: string
    readonly values: Readonly<Record<FactValue<Fact>, string>>
  }
}

/** The facts of the filter panel, and what their values are called there and in chips. */
export const factFilterTexts: FactTexts = {
  renovation: {
    legend: 'Renovation',
    values: { true: 'Renovated', false: 'Not renovated' },
  },
}

export const unstatedTexts = {
  also: 'Also those that do not say',
  or: 'or not stated',
} as const

export const getFactValueText = (fact: FactFilter, value: FactValue): string =>
  (factFilterTexts[fact].values as Readonly<Record<string, string>>)[value] ?? value

/** "Renovated", "Not renovated or not stated". */
export function formatFactFilter(fact: FactFilter, value: FactValue, orUnstated: boolean): string {
  const name = getFactValueText(fact, value)
  return orUnstated ? `${name} ${unstatedTexts.or}` : name
}
