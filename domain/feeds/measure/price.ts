import { findCurrency, listCurrencyTokens } from './currency-words.ts'

/** The ISO 4217 code for "UAH", "грн" or "€"; `null` if the text names no currency. */
export function parseCurrency(text: string): string | null {
  const joined = text.trim().replace(/\s+(?=\$)/g, '')
  const found = listCurrencyTokens(joined).flatMap((token) => findCurrency(token) ?? [])
  if (found[0] !== undefined) return found[0]
  return /^[a-z]{3}$/i.test(joined) ? joined.toUpperCase() : null
}
