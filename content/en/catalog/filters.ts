import type { RoomOption } from '#domain/catalog/listing/rooms.ts'
import type { IgnoredParameter } from '#domain/catalog/search/search-query.ts'
import { formatCount, formatNumber } from '#domain/platform/text/format-number.ts'
import { lazy } from '#domain/platform/text/lazy.ts'
import { formatRoomOption } from './room-options.ts'

export const filterTexts = {
  panel: 'Filters',
  open: 'Filter',
  close: 'Close the filters',
  area: 'Area, m²',
  min: 'From',
  max: 'To',
  areaMin: 'Smallest area in square meters',
  areaMax: 'Largest area in square meters',
  pricePerSquare: 'Price per m²',
  any: 'Any',
  reduced: 'Price reduced',
  rooms: 'Rooms',
  apply: 'Apply',
  clear: 'Clear',
  notANumber: "There's no number here, so it's ignored.",
  minAboveMax: {
    price: 'The lowest price is above the highest.',
    area: 'The smallest area is above the largest.',
  },
  applied: 'Applied filters',
  remove: 'Remove:',
  clearAll: 'Clear all',
  unparsedPrice: 'A price without a number',
  unparsedArea: 'An area without a number',
  partOfMap: 'Map area',
  ignoredHeading: "Some parts of this link weren't understood and are ignored:",
} as const

/** "Price, $". */
export const formatPriceLegend = (sign: string) => `Price, ${sign}`

/** "Up to 500 $/m²". */
export const formatMaxPricePerSquare = (price: string): string => `Up to ${price}`

/** "1 room", "1, 2 rooms", "4+ rooms". */
export function formatRoomOptions(options: readonly RoomOption[]): string {
  return formatRoomOption(options.join(', '))
}

const formatMin = (min: string) => `From ${min}`
const formatMax = (max: string) => `Up to ${max}`
const formatMinMax = (min: string, max: string) => `From ${min} to ${max}`
const formatSquareMeters = (value: number) => `${formatNumber(value)} m²`

/** "From $50,000", "Up to $120,000", "From $50,000 to $120,000". */
export function formatPriceRange(min: string | null, max: string | null): string {
  if (min === null) return max === null ? filterTexts.unparsedPrice : formatMax(max)
  return max === null ? formatMin(min) : formatMinMax(min, max)
}

/** "From 40 m²", "Up to 80 m²", "From 40 to 80 m²". */
export function formatAreaRange(min: number | null, max: number | null): string {
  if (min === null)
    return max === null ? filterTexts.unparsedArea : formatMax(formatSquareMeters(max))
  return max === null
    ? formatMin(formatSquareMeters(min))
    : formatMinMax(formatNumber(min), formatSquareMeters(max))
}

const getCompactFormat = lazy(() => new Intl.NumberFormat('en-US', { notation: 'compact' }))
const MAX_EXACT_COUNT = 9_999

/** "37", "12K". */
export function formatCompactCount(total: number): string {
  return total > MAX_EXACT_COUNT ? getCompactFormat().format(total) : formatNumber(total)
}

/** "2 rooms, 37 homes"; without the count if it is unknown. */
export function withListingCount(name: string, total: number | undefined): string {
  return total === undefined ? name : `${name}, ${formatCount(total, 'home')}`
}

/** "Up to 500 $/m² (37)"; without the count if it is unknown. */
export function withCount(name: string, total: number | undefined): string {
  return total === undefined ? name : `${name} (${formatCompactCount(total)})`
}

const REASONS: Record<IgnoredParameter['reason'], string> = {
  unknown: 'Homiq has no such filter',
  repeated: 'it is repeated, so only the first one counts',
  choice: 'that is not one of the choices',
  length: 'that is too long',
}

/** "rooms=9: that is not one of the choices." */
export function formatIgnoredParameter({ name, value, reason }: IgnoredParameter): string {
  return `${name}=${value}: ${REASONS[reason]}.`
}
