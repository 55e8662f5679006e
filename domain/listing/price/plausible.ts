/** Inclusive bounds. */
export interface Range {
  readonly min: number
  readonly max: number
}

/** Older houses are not sold by flats, later ones are not yet planned. */
export const getPlausibleYears = (currentYear: number): Range => ({
  min: 1700,
  max: currentYear + 3,
})

/** Two cellars; no building of the world has more than 150 floors with flats. */
export const PLAUSIBLE_FLOORS: Range = { min: -2, max: 150 }

/** m²: less is a parking space or a typing error, more is a building. */
export const PLAUSIBLE_AREA: Range = { min: 5, max: 3_000 }

/** A flat with more is a hotel or a typing error. */
export const PLAUSIBLE_ROOMS: Range = { min: 0, max: 50 }

/** A point farther from the center of its city is another place. */
export const MAX_KM_FROM_CITY = 60

export const isPlausible = (value: number, { min, max }: Range): boolean =>
  value >= min && value <= max
