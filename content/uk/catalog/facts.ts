import type { FactName, WordedFact, WordedValuesOf } from '#domain/catalog/listing/facts.ts'

interface FactTexts<Value extends string> {
  readonly name: string
  /** As they stand on cards, on the page of a home and in chips. */
  readonly values: Readonly<Record<Value, string>>
  /** In the filter panel, beneath the name. */
  readonly shortValues: Readonly<Record<Value, string>>
  /** The search without this condition. */
  readonly any: string
  /** For those who program against the API. */
  readonly parameter: string
}

export const wordedFactTexts: {
  readonly [Fact in WordedFact]: FactTexts<WordedValuesOf<Fact>[number]>
} = {
  pets: {
    name: 'Тварини',
    values: {
      allowed: 'Можна з\u00a0тваринами',
      'on-request': 'З\u00a0тваринами за домовленістю',
      'not-allowed': 'Без тварин',
    },
    shortValues: {
      allowed: 'Можна',
      'on-request': 'За домовленістю',
      'not-allowed': 'Не можна',
    },
    any: 'З\u00a0тваринами чи без',
    parameter: 'Чи можна з тваринами.',
  },
  furnished: {
    name: 'Меблі',
    values: { yes: 'З\u00a0меблями', partly: 'Частково з\u00a0меблями', no: 'Без меблів' },
    shortValues: { yes: 'Є', partly: 'Частково', no: 'Немає' },
    any: 'З\u00a0меблями чи без',
    parameter: 'З меблями, частково з меблями чи без меблів.',
  },
  commission: {
    name: 'Комісія',
    values: { none: 'Без комісії', some: 'З\u00a0комісією' },
    shortValues: { none: 'Без комісії', some: 'З\u00a0комісією' },
    any: 'З\u00a0комісією чи без',
    parameter: 'З комісією рієлтора чи без неї.',
  },
}

/** What a home is near to or part of. */
export const placeNames = {
  metro: 'Станція метро',
  complex: 'Житловий комплекс',
} as const

/** What facts are called in the owners' form and in the comparison. */
export const factNames: Readonly<Record<FactName, string>> = {
  floor: 'Поверх',
  floors: 'Поверхів у\u00a0будинку',
  year: 'Рік побудови',
  condition: 'Стан',
  heating: 'Опалення',
  walls: 'Стіни',
  pets: wordedFactTexts.pets.name,
  furnished: wordedFactTexts.furnished.name,
  commission: wordedFactTexts.commission.name,
}
