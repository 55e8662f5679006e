import { MAX_SILENT_RATE_AGE_DAYS } from '#domain/catalog/price/exchange-rates.ts'
export const PER_MONTH = 'per month'

/**
 * "Listed at 415,000 ₴, converted at the rate of September 13, 2026, 70 days ago", or "≈ $9,315, at the rate of …" if the price
 * above is the asked one.
 *
 * @param day the day of the rate, as visitors read it
 */
export function formatOtherPriceNote(
  { amount, isAsked }: { amount: string; isAsked: boolean },
  day: string,
  ageDays = 0,
): string {
  const price = isAsked ? `Listed at ${amount}, converted` : `${amount},`
  return `${price} at the rate of ${day}${formatAge(ageDays)}`
}

/** "Converted at 44.55 ₴ for $1, the rate of September 13, 2026." */
export function formatRateNote(rate: string, day: string, ageDays = 0): string {
  return `Converted at ${rate} for $1, the rate of ${day}${formatAge(ageDays)}.`
}

const formatAge = (days: number) => (days > MAX_SILENT_RATE_AGE_DAYS ? `, ${days} days ago` : '')
