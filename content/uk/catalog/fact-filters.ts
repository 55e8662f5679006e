import type { FactFilter, FactValue } from '#domain/catalog/search/fact-filters.ts'
import { wordedFactTexts } from './facts.ts'

const isThere = { yes: 'Є', no: 'Немає' } as const
const works = { yes: 'Так', no: 'Ні' } as const
const choice = { allowed: 'Можна', 'on-request': 'За домовленістю', 'not-allowed': 'Не можна' }

/** The values of facts in the filter panel, beneath the name of the fact. */
const shortValues: { readonly [Fact in FactFilter]: Readonly<Record<FactValue<Fact>, string>> } = {
  renovation: { true: 'З\u00a0ремонтом', false: 'Без ремонту' },
  pets: choice,
  furnished: { yes: 'Є', partly: 'Частково', no: 'Немає' },
  bathrooms: { 2: '2+', 3: '3+' },
  kitchen: { 8: 'Від 8', 10: 'Від 10', 15: 'Від 15' },
  balcony: isThere,
  elevator: isThere,
  parking: { covered: 'Критий', outdoor: 'Надворі', no: 'Немає' },
  commission: { none: 'Без комісії', some: 'З\u00a0комісією' },
  deposit: { 0: 'Без застави', 1: 'До 1\u00a0місяця', 2: 'До 2\u00a0місяців' },
  utilities: { included: 'Входять у\u00a0ціну', 'by-meter': 'За лічильниками' },
  minTerm: { 1: 'До 1', 3: 'До 3', 6: 'До 6', 12: 'До 12' },
  children: { welcome: 'Можна', 'on-request': 'За домовленістю', 'not-allowed': 'Не можна' },
  registration: { possible: 'Можлива', 'not-possible': 'Неможлива' },
  generatorElevator: works,
  generatorWater: works,
  generatorHeating: works,
  generatorCorridors: works,
  inverter: { 1: 'Будь-який', 1000: 'Від 1\u00a0000', 3000: 'Від 3\u00a0000' },
  gasStove: isThere,
  internet: works,
  shelter: { 0: 'У\u00a0будинку', 100: 'До 100', 300: 'До 300', 500: 'До 500' },
  climb: { 0: 'Жодного', 2: 'До 2', 4: 'До 4' },
}

/** The facts of the filter panel, and what their values are called in chips. */
const factFilterTexts: Readonly<
  Record<FactFilter, { readonly name: string; readonly values: Readonly<Record<string, string>> }>
> = { renovation: { name: 'Ремонт', values: shortValues.renovation }, ...wordedFactTexts }

export const getFactFilterName = (fact: FactFilter): string => factFilterTexts[fact].name

export const unstatedTexts = {
  also: 'Також ті, де цього не вказано',
  or: 'або не вказано',
} as const

/** The groups of the panel that can be opened. */
export const factGroupTexts = {
  home: 'Більше про квартиру',
  terms: 'Умови',
  outage: 'Коли немає світла',
} as const

export const AVAILABLE_BY = 'Вільна до'

/** "Вільна до 1 грудня 2026". */
export const formatAvailableBy = (day: string, orUnstated: boolean): string =>
  `${AVAILABLE_BY} ${day}${orUnstated ? ` ${unstatedTexts.or}` : ''}`

export const getFactValueText = (fact: FactFilter, value: FactValue): string => {
  const names: Readonly<Record<string, string>> = shortValues[fact]
  return names[value] ?? value
}

/** "З ремонтом", "Без ремонту або не вказано". */
export function formatFactFilter(fact: FactFilter, value: FactValue, orUnstated: boolean): string {
  const name = factFilterTexts[fact].values[value] ?? value
  return orUnstated ? `${name} ${unstatedTexts.or}` : name
}
