import { parsePrice } from '#domain/listing/price.ts'

/**
 * "1.05 m", "395 k" or "548". Prices that would lose digits that way are written out, so that
 * `parsePrice` always returns the same dollars.
 *
 * @param dollars whole, at least 0
 */
export function formatPriceText(dollars: number): string {
  const short =
    dollars >= 1_000_000 && dollars % 1_000 === 0
      ? `${dollars / 1_000_000} m`
      : dollars >= 1_000 && dollars < 1_000_000 && dollars % 100 === 0
        ? `${dollars / 1_000} k`
        : String(dollars)
  return parsePrice(short) === dollars ? short : String(dollars)
}

/** Dollars per unit of a currency, by ISO 4217 code. */
export type ExchangeRates = ReadonlyMap<string, number>

const CURRENCY_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^[a-z]{3}$/i, ''],
  [/(^|\s)a(u|ud)?\s*\$/i, 'AUD'],
  [/us\s*\$|\$|дол|^у\.?\s*[ое]\.?$/i, 'USD'],
  [/€|євро|евро/i, 'EUR'],
  [/₴|грн/i, 'UAH'],
  [/£/, 'GBP'],
  [/zł|zl/i, 'PLN'],
  [/₽|руб/i, 'RUB'],
]

/** The ISO 4217 code for "UAH", "грн" or "€"; `null` if the text names no currency. */
export function parseCurrency(text: string): string | null {
  const name = text.trim()
  for (const [sign, code] of CURRENCY_PATTERNS)
    if (sign.test(name)) return code || name.toUpperCase()
  return /\b(USD|EUR|UAH|GBP|PLN)\b/i.exec(name)?.[1]?.toUpperCase() ?? null
}
