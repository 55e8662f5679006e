import { findCurrency, listCurrencyTokens } from './currency-words.ts'
import { type DecimalSign, parseFeedNumber } from './number.ts'

/** What the text of a price says. */
export interface PriceText {
  readonly amount: number
  /** ISO 4217; `null` where it names none. */
  readonly currency: string | null
}

/** One number, its digits grouped or not, among words. */
const NUMBER = /^(\D*?)(-?\d[\d\s.,'’]*\d|-?\d)(\D*)$/u
const MULTIPLIERS: readonly (readonly [RegExp, number])[] = [
  [/^([kк]|т[иы]с|т[иы]сяч\p{L}*|tys|tsd|thousand|mil)$/u, 1_000],
  [/^(m|ml?n|mio|млн|мільйон\p{L}*|миллион\p{L}*|mill?ion\p{L}*|millón|millones)$/u, 1_000_000],
]
/** A rent is by the month anyway. */
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
 * @returns `null` for what is not the one price of a whole home: a range, a price by the meter or the day, words that
 *   are not known
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

/** Any code of ISO 4217 is refused or converted, never taken for dollars. */
function readCurrency(token: string): string | null {
  const code = token.toUpperCase()
  return findCurrency(token) ?? (ISO_CODES.has(code) ? code : null)
}
