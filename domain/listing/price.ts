/**
 * The whole dollars that a price text stands for: text with a `k` counts
 * thousands, else text with an `m` counts millions, other text is the number that its digits make.
 * Currency signs, words and separators are ignored (docs/product.md, "Price text").
 *
 * @returns dollars, 0 or more; `null` when the text holds no number
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

/**
 * The price text as visitors see it: a dollar sign before the text of the listing
 * (docs/product.md, "Listing card").
 */
export function formatPrice(price: string): string {
  return `$${price}`
}

/** Price per square metre of a home on sale, in whole $/m². */
export function calculatePricePerSquare(dollars: number, area: number): number {
  return Math.round(dollars / area)
}
