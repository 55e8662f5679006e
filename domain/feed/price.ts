import { parsePrice } from '#domain/listing/price.ts'

/**
 * A price as the catalogue writes it: "1.05 m", "395 k", "548". What neither millions nor thousands
 * hold in a few digits is written out, so that the text always reads as the same dollars.
 *
 * @param dollars whole, 0 or more
 */
export function priceText(dollars: number): string {
  const short =
    dollars >= 1_000_000 && dollars % 1_000 === 0
      ? `${dollars / 1_000_000} m`
      : dollars >= 1_000 && dollars < 1_000_000 && dollars % 100 === 0
        ? `${dollars / 1_000} k`
        : String(dollars)
  return parsePrice(short) === dollars ? short : String(dollars)
}

/** Dollars for one unit of a currency, by its three letters. */
export type Rates = ReadonlyMap<string, number>

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^[a-z]{3}$/i, ''],
  [/us\s*\$|\$|дол/i, 'USD'],
  [/€|євро/i, 'EUR'],
  [/₴|грн/i, 'UAH'],
  [/£/, 'GBP'],
  [/zł|zl/i, 'PLN'],
]

/** The currency that a text names by its letters or sign: "UAH", "грн", "€"; `null` if none. */
export function currencyOf(text: string): string | null {
  const name = text.trim()
  for (const [sign, code] of SIGNS) if (sign.test(name)) return code || name.toUpperCase()
  return /\b(USD|EUR|UAH|GBP|PLN)\b/i.exec(name)?.[1]?.toUpperCase() ?? null
}
