/** Other words for thousands and millions, as regular expressions. */
export const THOUSAND_WORDS = 'к|т[иы]с|т[иы]сяч\\p{L}*|tys|tsd|thousand'
export const MILLION_WORDS = 'млн|мільйон\\p{L}*|миллион\\p{L}*'

const THOUSANDS = new RegExp(`k|(?<!\\p{L})(?:${THOUSAND_WORDS})(?!\\p{L})`, 'iu')
const MILLIONS = new RegExp(`m|(?<!\\p{L})(?:${MILLION_WORDS})(?!\\p{L})`, 'iu')

/**
 * A `k` or a word for it in the text means thousands, else an `m` or a word for it means millions; otherwise the
 * digits are the number. Currency signs, other words and separators are ignored (docs/product/catalog.md, "Price text").
 *
 * @returns whole dollars, at least 0; `null` if the text contains no number
 */
export function parsePrice(text: string): number | null {
  const factor = findUnit(text)
  const digits =
    factor === 1
      ? text.replace(/\D/g, '')
      : (text
          .replace(/\s/g, '')
          .replace(',', '.')
          .match(/\d+(\.\d+)?|\.\d+/)?.[0] ?? '')
  return digits === '' ? null : Math.round(Number(digits) * factor)
}

function findUnit(text: string): PriceUnit {
  if (THOUSANDS.test(text)) return 1_000
  return MILLIONS.test(text) ? 1_000_000 : 1
}

/** Whole dollars; 0 for a text without a number, which matching and sorting count as 0. */
export function toDollars(price: string): number {
  return parsePrice(price) ?? 0
}

/** The units of written prices: dollars, thousands, millions. */
export const PRICE_UNITS = [1, 1_000, 1_000_000] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]

/** The unit that makes a price short: "1.1 k", "1.05 m". */
export function choosePriceUnit(dollars: number): PriceUnit {
  if (dollars >= 1_000_000) return dollars % 1_000 === 0 ? 1_000_000 : 1
  return dollars >= 1_000 && dollars % 100 === 0 ? 1_000 : 1
}

/** The dollars of a text, 0 without a number; and its unit, if that is not the usual one. */
export function readDollars(text: string): {
  readonly price: number
  readonly priceUnit?: PriceUnit
} {
  const price = toDollars(text)
  const unit = findUnit(text)
  return unit === choosePriceUnit(price) ? { price } : { price, priceUnit: unit }
}

/** Whole $/m². */
export function calculatePricePerSquare(dollars: number, area: number): number {
  return Math.round(dollars / area)
}
