/**
 * A `k` in the text means thousands, else an `m` means millions; otherwise the digits are the number.
 * Currency signs, words and separators are ignored (docs/product.md, "Price text").
 *
 * @returns whole dollars, at least 0; `null` if the text contains no number
 */
export function parsePrice(text: string): number | null {
  const factor = /k/i.test(text) ? 1_000 : /m/i.test(text) ? 1_000_000 : 1
  const digits =
    factor === 1
      ? text.replace(/\D/g, '')
      : (text
          .replace(/\s/g, '')
          .replace(',', '.')
          .match(/\d+(\.\d+)?|\.\d+/)?.[0] ?? '')
  return digits === '' ? null : Math.round(Number(digits) * factor)
}

/** Whole dollars; 0 for a text without a number, which matching and sorting count as 0. */
export function toDollars(price: string): number {
  return parsePrice(price) ?? 0
}

/** Whole $/m². */
export function calculatePricePerSquare(dollars: number, area: number): number {
  return Math.round(dollars / area)
}
