import { parseArea } from '#domain/catalog/listing/area.ts'
import type { RoomOption } from '#domain/catalog/listing/rooms.ts'
import {
  type Currency,
  convertToDollars,
  DEFAULT_CURRENCY,
} from '#domain/catalog/price/currency.ts'
import { parsePrice } from '#domain/catalog/price/parse-price.ts'
import { toEpochDay } from '#domain/platform/time/calendar-day.ts'
import type { ChosenFacts } from './fact-filters.ts'

/** Bounds as the visitor typed them; an empty text means no bound. */
export interface RangeText {
  readonly min: string
  readonly max: string
}

/** The values of the filter panel (docs/product/catalog.md, "Filters"). */
export interface Filters {
  readonly price: RangeText
  /** The currency of `price`. */
  readonly currency: Currency
  readonly area: RangeText
  /** One of `PRICE_PER_SQUARE_OPTIONS`, or empty for any. */
  readonly pricePerSquare: string
  readonly rooms: readonly RoomOption[]
  readonly facts: ChosenFacts
  /** The latest day from which a home must be free, as "2026-12-01"; empty for any. */
  readonly availableBy: string
  /** Whether only listings match whose price fell. */
  readonly isReduced: boolean
  /** Whether listings that do not state a chosen fact match too. */
  readonly includesUnstated: boolean
}

export const NO_FILTERS: Filters = {
  price: { min: '', max: '' },
  currency: DEFAULT_CURRENCY,
  area: { min: '', max: '' },
  pricePerSquare: '',
  rooms: [],
  facts: {},
  availableBy: '',
  isReduced: false,
  includesUnstated: false,
}

/** Upper bounds in $/m² (docs/product/catalog.md, "Filters"). */
export const PRICE_PER_SQUARE_OPTIONS = ['500', '1000', '1500', '2000', '3000', '5000'] as const

/** Filters with their texts parsed to dollars, m² and $/m². A missing bound is infinite. */
export type ParsedFilters = Readonly<ReturnType<typeof parseFilters>>

/**
 * Parses the texts of the filters. A text without a number means no bound.
 *
 * @param unitsPerDollar the rate of `filters.currency`
 */
export function parseFilters(filters: Filters, unitsPerDollar = 1) {
  const toDollars = (text: string) => {
    const amount = parsePrice(text)
    return amount === null ? null : convertToDollars(amount, unitsPerDollar)
  }
  return {
    priceMin: toDollars(filters.price.min) ?? Number.NEGATIVE_INFINITY,
    priceMax: toDollars(filters.price.max) ?? Number.POSITIVE_INFINITY,
    areaMin: parseArea(filters.area.min) ?? Number.NEGATIVE_INFINITY,
    areaMax: parseArea(filters.area.max) ?? Number.POSITIVE_INFINITY,
    pricePerSquareMax: parsePrice(filters.pricePerSquare) ?? Number.POSITIVE_INFINITY,
    rooms: filters.rooms,
    facts: filters.facts,
    /** In days since 1970; `null` for any. */
    availableBy: filters.availableBy === '' ? null : toEpochDay(filters.availableBy),
    isReduced: filters.isReduced,
    includesUnstated: filters.includesUnstated,
  }
}
