import { findCurrency, listCurrencyTokens } from '#domain/catalog/price/currency-words.ts'
import { MILLION_WORDS, THOUSAND_WORDS } from '#domain/catalog/price/parse-price.ts'
import { type DecimalSign, parseFeedNumber } from './number.ts'

/** A single number, with or without grouped digits, between words. */
const NUMBER = /^(\D*?)(-?\d[\d\s.,'’]*\d|-?\d)(\D*)$/u
const MULTIPLIERS: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`^(k|mil|${THOUSAND_WORDS})$`, 'u'), 1_000],
  [new RegExp(`^(m|ml?n|mio|mill?ion\\p{L}*|millón|millones|${MILLION_WORDS})$`, 'u'), 1_000_000],
]
/** Words for "per month", which are ignored because a rent is monthly anyway. */
const MONTH =
  /^(міс\p{L}*|мес\p{L}*|months?|monthly|mo|pcm|calendar|mies\p{L}*|mc|mtl|monat\p{L}*|mes|mensual\p{L}*|mensuel\p{L}*|mois|mese|mensile|m[êe]s|měs\p{L}*)$/u
const MONTH_SIGNS = /(?<!\p{L})(p\.?\s?m\.?|m-c)(?!\p{L})/giu
/** Also charges that a rent includes or not: "CC", "HC". */
const FILLERS = new Set(
  (
    'від от from od ab desde ca circa cca about approx близько около per за на в у a à al au par por pro je da dal ' +
    'partir partire торг negotiable vb vhb приблизно разом тільки cc hc fai kalt warm'
  ).split(' '),
)
const ISO_CODES = new Set(Intl.supportedValuesOf('currency'))

/**
 * Reads "450 000 грн", "$1,200", "1.2 млн $" or "15 000 грн/міс".
 *
 * @param decimal for "1,234" and "1.234", if somebody knows better; nobody writes three decimals of a price
 * @returns the amount, and the ISO 4217 code or `null` if the text names no currency. All is `null` unless the text is
 * the one price of a whole home: for a range, a price per meter or per day, or unknown words
 */
export function readPriceText(text: string, decimal: DecimalSign | null = null) {
  const [, before = '', figures, after = ''] =
    NUMBER.exec(text.trim().replace(MONTH_SIGNS, ' mo ')) ?? []
  if (figures === undefined) return null
  const [next = '', ...per] = after.split('/').map(listCurrencyTokens)
  // A unit is no multiplier: "m" is a million only right after the number.
  const factor = MULTIPLIERS.find(([word]) => word.test(next[0] ?? ''))?.[1] ?? 1
  // "1.250 млн" has decimals.
  const fraction = figures.includes(',') ? 'comma' : 'point'
  const amount = parseFeedNumber(figures, factor === 1 ? decimal : fraction)
  if (amount === null || !per.flat().every((token) => MONTH.test(token))) return null
  let currency: string | null = null
  for (const token of [...listCurrencyTokens(before), ...next.slice(factor === 1 ? 0 : 1)]) {
    const named = readCurrency(token)
    if (named !== null) {
      if (currency !== null && currency !== named) return null
      currency = named
    } else if (!(MONTH.test(token) || FILLERS.has(token))) return null
  }
  return { amount: amount * factor, currency }
}

/**
 * The ISO 4217 code that a word names. Every ISO code is recognized, so that no price in another currency is taken for
 * dollars.
 */
function readCurrency(token: string): string | null {
  const code = token.toUpperCase()
  return findCurrency(token) ?? (ISO_CODES.has(code) ? code : null)
}
