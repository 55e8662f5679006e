import type { RoomOption } from '#domain/catalog/listing/rooms.ts'
import type { IgnoredParameter } from '#domain/catalog/search/search-query.ts'
import { formatCompact, formatCount, formatNumber, NBSP } from '../format/number.ts'
import { formatRoomOption } from './room-options.ts'

export const filterTexts = {
  panel: 'Фільтри',
  open: 'Фільтри',
  close: 'Закрити фільтри',
  area: 'Площа, м²',
  min: 'Від',
  max: 'До',
  areaMin: 'Мінімальна площа у квадратних метрах',
  areaMax: 'Максимальна площа у квадратних метрах',
  pricePerSquare: 'Ціна за\u00a0м²',
  any: 'Будь-яка',
  reduced: 'Ціну знижено',
  rooms: 'Кімнати',
  apply: 'Застосувати',
  clear: 'Очистити',
  notANumber: 'Введіть число: зараз це поле не враховано.',
  minAboveMax: {
    price: 'Ціна «від» більша за ціну «до».',
    area: 'Площа «від» більша за площу «до».',
  },
  applied: 'Застосовані фільтри',
  remove: 'Прибрати:',
  clearAll: 'Очистити все',
  unparsedPrice: 'Ціна: не число',
  unparsedArea: 'Площа: не число',
  partOfMap: 'Ділянка карти',
  ignoredHeading: 'Частину цього посилання не вдалося розпізнати, тож її не враховано:',
} as const

/** "Ціна, $". */
export const formatPriceLegend = (sign: string) => `Ціна, ${sign}`

/** "До 500 $/м²". */
export const formatMaxPricePerSquare = (price: string): string => `До ${price}`

/** "1 кімната", "1, 2 кімнати", "4+ кімнат". */
export function formatRoomOptions(options: readonly RoomOption[]): string {
  return formatRoomOption(options.join(', '))
}

const formatMin = (min: string) => `Від ${min}`
const formatMax = (max: string) => `До ${max}`
const formatMinMax = (min: string, max: string) => `Від ${min} до ${max}`
const formatSquareMeters = (value: number) => `${formatNumber(value)}${NBSP}м²`

/** "Від 50 000 $", "До 120 000 $", "Від 50 000 $ до 120 000 $". */
export function formatPriceRange(min: string | null, max: string | null): string {
  if (min === null) return max === null ? filterTexts.unparsedPrice : formatMax(max)
  return max === null ? formatMin(min) : formatMinMax(min, max)
}

/** "Від 40 м²", "До 80 м²", "Від 40 до 80 м²". */
export function formatAreaRange(min: number | null, max: number | null): string {
  if (min === null)
    return max === null ? filterTexts.unparsedArea : formatMax(formatSquareMeters(max))
  return max === null
    ? formatMin(formatSquareMeters(min))
    : formatMinMax(formatNumber(min), formatSquareMeters(max))
}

const MAX_EXACT_COUNT = 9_999

/** "37", "12 тис.". */
export function formatCompactCount(total: number): string {
  return total > MAX_EXACT_COUNT ? formatCompact(total) : formatNumber(total)
}

/** "2 кімнати, 37 квартир"; without the count if it is unknown. */
export function withListingCount(name: string, total: number | undefined): string {
  return total === undefined
    ? name
    : `${name}, ${formatCount(total, 'квартира', 'квартири', 'квартир')}`
}

/** "До 500 $/м² (37)"; without the count if it is unknown. */
export function withCount(name: string, total: number | undefined): string {
  return total === undefined ? name : `${name} (${formatCompactCount(total)})`
}

const REASONS: Record<IgnoredParameter['reason'], string> = {
  unknown: 'такого фільтра немає',
  repeated: 'повторюється, тож враховано лише перше значення',
  choice: 'такого варіанта немає',
  length: 'задовге значення',
}

/** "rooms=9: такого варіанта немає." */
export function formatIgnoredParameter({ name, value, reason }: IgnoredParameter): string {
  return `${name}=${value}: ${REASONS[reason]}.`
}
