import { MILLION_WORDS, THOUSAND_WORDS } from '#domain/catalog/price/price.ts'
import { findCurrency, listCurrencyTokens } from './currency-words.ts'
import { type DecimalSign, parseFeedNumber } from './number.ts'

/** What the text of a price says. */
export interface PriceText {
  readonly amount: number
  /** The ISO 4217 code; `null` if the text names no currency. */
  readonly currency: string | null
}

/** A single number, with or without grouped digits, between words. */
const NUMBER = /^(\D*?)(-?\d[\d\s.,'’]*\d|-?\d)(\D*)$/u
const MULTIPLIERS: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`^(k|mil|${THOUSAND_WORDS})$`, 'u'), 1_000],
  [new RegExp(`^(m|ml?n|mio|mill?ion\\p{L}*|millón|millones|${MILLION_WORDS})$`, 'u'), 1_000_000],
]
/** Words for "per month", which are ignored because a rent is monthly anyway. */
const MONTH = /^(міс\p{L}*|мес\p{L}*|months?|monthly|mo|pcm|mies\p{L}*|monat\p{L}*|mes|mensual)$/u
const FILLERS = new Set(
  (
    'від от from od ab desde ca circa about approx близько около per за на в у a al pro je торг negotiable vb vhb ' +
    'приблизно разом тільки'
  ).split(' '),
)
const ISO_CODES = new Set(Intl.supportedValuesOf('currency'))

/**
 * Reads "450 000 грн", "$1,200", "1.2 млн $" or "15 000 грн/міс".
 *
 * @returns `null` unless the text is the one price of a whole home: for a range, a price per meter or per day, or
 * unknown words
 */
export function readPriceText(text: string, decimal: DecimalSign): PriceText | null {
  const [, before = '', figures, after = ''] = NUMBER.exec(text.trim()) ?? []
  if (figures === undefined) return null
  const amount = parseFeedNumber(figures, decimal)
  if (amount === null) return null
  let factor = 1
  let currency: string | null = null
  for (const token of listCurrencyTokens(`${before} ${after}`)) {
    const multiplier = MULTIPLIERS.find(([word]) => word.test(token))?.[1]
    const named = readCurrency(token)
    if (named !== null) {
      if (currency !== null && currency !== named) return null
      currency = named
    } else if (multiplier !== undefined && factor === 1) factor = multiplier
    else if (!(MONTH.test(token) || FILLERS.has(token))) return null
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
