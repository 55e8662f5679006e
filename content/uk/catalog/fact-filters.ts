import type { FactFilter, FactValue } from '#domain/catalog/search/fact-filters.ts'
import { wordedFactTexts } from './facts.ts'

type Names = Readonly<Record<string, string>>

interface FactFilterTexts {
  readonly name: string
  readonly values: Names
  readonly shortValues: Names
}

const renovation = { true: 'З\u00a0ремонтом', false: 'Без ремонту' } as const

/** The facts of the filter panel, and what their values are called in chips and in the panel. */
export const factFilterTexts: Readonly<Record<FactFilter, FactFilterTexts>> = {
  renovation: { name: 'Ремонт', values: renovation, shortValues: renovation },
  ...wordedFactTexts,
}

export const unstatedTexts = {
  also: 'Також ті, де цього не вказано',
  or: 'або не вказано',
} as const

export const getFactValueText = (fact: FactFilter, value: FactValue): string =>
  factFilterTexts[fact].shortValues[value] ?? value

/** "З ремонтом", "Без ремонту або не вказано". */
export function formatFactFilter(fact: FactFilter, value: FactValue, orUnstated: boolean): string {
  const name = factFilterTexts[fact].values[value] ?? value
  return orUnstated ? `${name} ${unstatedTexts.or}` : name
}
