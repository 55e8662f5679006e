export const SORTS = [
  'newest',
  'price-up',
  'price-down',
  'price-drop',
  'area',
  'price-per-square',
  'nearest',
] as const
export type Sort = (typeof SORTS)[number]

export const DEFAULT_SORT: Sort = SORTS[0]
