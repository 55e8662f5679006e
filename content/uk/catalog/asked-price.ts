import { MAX_SILENT_RATE_AGE_DAYS } from '#domain/catalog/price/exchange-rates.ts'
import { formatCount } from '../format/number.ts'

export const PER_MONTH = 'на\u00a0місяць'

/**
 * "В оголошенні 415 000 грн, перераховано за курсом на 13 вересня 2026 р. (70 днів тому)", or "≈ 9 315 $ за курсом на …"
 * if the price above is the asked one.
 *
 * @param day the day of the rate, as visitors read it
 */
export function formatOtherPriceNote(
  { amount, isAsked }: { amount: string; isAsked: boolean },
  day: string,
  ageDays = 0,
): string {
  const price = isAsked ? `В\u00a0оголошенні ${amount}, перераховано` : amount
  return `${price} за курсом на ${day}${formatAge(ageDays)}`
}

/** "Перераховано за курсом 44,55 грн за 1 $ на 13 вересня 2026 р." */
export function formatRateNote(rate: string, day: string, ageDays = 0): string {
  const note = `Перераховано за курсом ${rate} за 1\u00a0$ на ${day}${formatAge(ageDays)}`
  return note.endsWith('.') ? note : `${note}.`
}

const formatAge = (days: number) =>
  days > MAX_SILENT_RATE_AGE_DAYS ? ` (${formatCount(days, 'день', 'дні', 'днів')} тому)` : ''
