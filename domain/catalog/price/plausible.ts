import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Currency } from './currency.ts'

/** Inclusive bounds. */
export interface Range {
  readonly min: number
  readonly max: number
}

/**
 * Years in which a house may have been built. Older houses have no apartments for sale, and later ones are not planned
 * yet.
 */
export const getPlausibleYears = (currentYear: number): Range => ({
  min: 1700,
  max: currentYear + 3,
})

/** From the second basement up; no building in the world has more than 150 floors with apartments. */
export const PLAUSIBLE_FLOORS: Range = { min: -2, max: 150 }

/** Areas in m². Less is a parking space or a typing error, more is a building. */
export const PLAUSIBLE_AREA: Range = { min: 5, max: 3_000 }

/** Prices in any currency. Converted amounts stay far below the largest exact integer. */
export const PLAUSIBLE_PRICE: Range = { min: 1, max: 1_000_000_000_000 }

/**
 * What a home in Ukraine may cost at all: a rent a month, from a bed in a village to a villa, and a sale, from a cottage
 * to a whole floor in Kyiv. Beyond it, the price has a digit too few or too many, or another currency than stated.
 */
export const PLAUSIBLE_PRICES: Readonly<Record<EstateType, Readonly<Record<Currency, Range>>>> = {
  rent: {
    USD: { min: 25, max: 30_000 },
    UAH: { min: 1_000, max: 1_200_000 },
    EUR: { min: 25, max: 30_000 },
  },
  sale: {
    USD: { min: 1_000, max: 30_000_000 },
    UAH: { min: 40_000, max: 1_200_000_000 },
    EUR: { min: 1_000, max: 30_000_000 },
  },
}

/** Numbers of rooms. More rooms are a hotel or a typing error. */
export const PLAUSIBLE_ROOMS: Range = { min: 0, max: 50 }

/** A point farther from the center of its city is another place. */
export const MAX_KM_FROM_CITY = 60

export const isPlausible = (value: number, { min, max }: Range): boolean =>
  value >= min && value <= max
