export type AreaUnit = 'm2' | 'sqft'

const SQUARE_METERS_PER_SQUARE_FOOT = 0.09290304

/** Knows RESO's "Square Feet" and "Square Meters", too; `null` for an unknown unit. */
export function parseAreaUnit(text: string): AreaUnit | null {
  if (/f(ee|oo)?t/i.test(text)) return 'sqft'
  return /m|м/i.test(text) ? 'm2' : null
}

/** Converted areas are rounded to 0.01 m². */
export function toSquareMeters(area: number, unit: AreaUnit): number {
  return unit === 'm2' ? area : Math.round(area * SQUARE_METERS_PER_SQUARE_FOOT * 100) / 100
}
