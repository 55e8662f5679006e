export const PER_MONTH = 'per month'

/** A rate older than this is shown with its age. */
const MAX_SILENT_AGE_DAYS = 7

/**
 * "Asked: 415,000 ₴, at the rate of September 13, 2026, 70 days ago".
 *
 * @param day the day of the rate, as visitors read it
 */
export function formatAskedPrice(amount: string, day: string, ageDays = 0): string {
  return `Asked: ${amount}, at the rate of ${day}${formatAge(ageDays)}`
}

/** "Converted at 44.55 ₴ for $1, the rate of September 13, 2026." */
export function formatRateNote(rate: string, day: string, ageDays = 0): string {
  return `Converted at ${rate} for $1, the rate of ${day}${formatAge(ageDays)}.`
}

const formatAge = (days: number) => (days > MAX_SILENT_AGE_DAYS ? `, ${days} days ago` : '')
