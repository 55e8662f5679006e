export type AreaUnit = 'm2' | 'sqft'

/** m² in a square foot. */
const SQUARE_FOOT = 0.09290304

/** The unit that a text names, RESO's "Square Feet" and "Square Meters" among them; else `null`. */
export function areaUnitOf(text: string): AreaUnit | null {
  if (/f(ee|oo)?t/i.test(text)) return 'sqft'
  return /m|м/i.test(text) ? 'm2' : null
}

/** An area in m², to a hundredth where it was converted. */
export function squareMeters(area: number, unit: AreaUnit): number {
  return unit === 'm2' ? area : Math.round(area * SQUARE_FOOT * 100) / 100
}
