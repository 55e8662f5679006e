import type { IgnoredPair } from '#domain/search-query.ts'

/** Words of the filter panel. */
export const filterTexts = {
  panel: 'Filters',
  open: 'Filter',
  close: 'Close the filters',
  price: 'Price, $',
  area: 'Area, m²',
  min: 'From',
  max: 'To',
  priceMin: 'Lowest price in dollars',
  priceMax: 'Highest price in dollars',
  areaMin: 'Smallest area in square metres',
  areaMax: 'Largest area in square metres',
  pricePerSquare: 'Price per m²',
  any: 'Any',
  rooms: 'Rooms',
  renovation: 'Renovation',
  renovated: 'Renovated',
  unrenovated: 'Not renovated',
  apply: 'Apply',
  clear: 'Clear',
  noNumber: 'There is no number in this, so it is not used.',
  order: 'The lowest is above the highest, so nothing can match.',
  ignoredHeading: 'Some of this address was not understood and is not used:',
} as const

/** "Up to 500 $/m²". */
export function upTo(pricePerSquare: string): string {
  return `Up to ${pricePerSquare} $/m²`
}

const REASONS: Record<IgnoredPair['reason'], string> = {
  unknown: 'Homiq has no such filter',
  repeated: 'it was given before, the first one counts',
  choice: 'that is not one of the choices',
  length: 'that is too long',
}

/** One line about a part of the address that was left out. */
export function ignoredLine({ name, value, reason }: IgnoredPair): string {
  return `${name}=${value}: ${REASONS[reason]}.`
}
