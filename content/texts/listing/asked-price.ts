import type { AskedPrice } from '#domain/listing/listing.ts'

export const PER_MONTH = 'per month'

const SIGNS: Readonly<Record<string, string>> = { UAH: '₴', EUR: '€', GBP: '£', PLN: 'zł' }

/** A rate that is older says its age. */
const MAX_SILENT_AGE_DAYS = 7

/** "415,000 ₴". */
export function formatAskedAmount({ amount, currency }: AskedPrice): string {
  return `${amount.toLocaleString('en-US')} ${SIGNS[currency] ?? currency}`
}

/**
 * "Asked: 415,000 ₴, at the rate of September 13, 2026, 70 days ago".
 *
 * @param day of the rate, as visitors read it
 */
export function formatAskedPrice(asked: AskedPrice, day: string, ageDays = 0): string {
  const age = ageDays > MAX_SILENT_AGE_DAYS ? `, ${ageDays} days ago` : ''
  return `Asked: ${formatAskedAmount(asked)}, at the rate of ${day}${age}`
}
