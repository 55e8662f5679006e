import type { ComparedFact } from '#domain/catalog/favorite/compare-favorites.ts'
import { factNames } from './facts.ts'

export const comparisonTexts = {
  title: 'Side by side',
  /** The sign stands before each fact that differs. */
  sign: '≠',
  caption: 'marks what differs between these homes.',
  differs: 'differs',
  onlyDifferences: 'Only differences',
  noDifferences: 'No differences in the stated facts.',
  notStated: 'Not stated',
  clear: 'Clear',
  facts: {
    ...factNames,
    price: 'Price',
    pricePerSquare: 'Price per m²',
    rooms: 'Rooms',
    area: 'Area',
    renovation: 'Renovation',
  } satisfies Record<ComparedFact, string>,
} as const

/** "5 of 9 facts differ". */
export const formatDifferenceCount = (differing: number, all: number): string =>
  `${differing} of ${all} facts ${differing === 1 ? 'differs' : 'differ'}`
