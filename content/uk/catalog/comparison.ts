import type { ComparedFact } from '#domain/catalog/favorite/compare-favorites.ts'
import { factNames } from './facts.ts'

export const comparisonTexts = {
  title: 'Порівняння',
  /** The sign stands before each fact that differs. */
  sign: '≠',
  caption: 'позначає, чим ці квартири відрізняються.',
  differs: 'відрізняється',
  onlyDifferences: 'Лише відмінності',
  noDifferences: 'За вказаними даними відмінностей немає.',
  notStated: 'Не вказано',
  clear: 'Очистити',
  facts: {
    ...factNames,
    price: 'Ціна',
    pricePerSquare: 'Ціна за\u00a0м²',
    rooms: 'Кімнати',
    area: 'Площа',
    renovation: 'Ремонт',
  } satisfies Record<ComparedFact, string>,
} as const

/** "Відмінностей: 5 із 9". */
export const formatDifferenceCount = (differing: number, all: number): string =>
  `Відмінностей: ${differing}\u00a0із\u00a0${all}`
