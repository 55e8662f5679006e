import { type DecimalSign, parseFeedNumber } from './number.ts'

/** What the text of a price says. */
export interface PriceText {
  readonly amount: number
  /** ISO 4217; `null` where it names none. */
  readonly currency: string | null
}

/** One number, its digits grouped or not, among words. */
const NUMBER = /^(\D*?)(-?\d[\d\s.,'’]*\d|-?\d)(\D*)$/u
/** "у.о." and "у.е.", units that mean dollars. */
const CONVENTIONAL_UNITS = /(?<!\p{L})у\.?\s?[ое]\.?(?!\p{L})/giu
const TOKEN = /\p{L}{0,3}\$|\p{L}+|[€£₴₽¥₿%№#]/gu

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
const CURRENCY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(us|usd)?\$$|^дол\p{L}*$|^dollars?$|^баксів$/u, 'USD'],
  [/^(a|au|aud)\$$/, 'AUD'],
  [/^€$|^[єе]вро$|^euros?$/u, 'EUR'],
  [/^₴$|^грн$|^гривн?\p{L}*$|^гривень$|^hrn$/u, 'UAH'],
  [/^£$/, 'GBP'],
  [/^zł$|^zl$|^złot\p{L}*$/u, 'PLN'],
  [/^₽$|^руб\p{L}*$/u, 'RUB'],
]
const ISO_CODES = new Set(Intl.supportedValuesOf('currency'))

/**
 * Reads "450 000 грн", "$1,200", "1.2 млн $" or "15 000 грн/міс".
 *
 * @returns `null` for what is not the one price of a whole home: a range, a price by the meter or the day, words that
 *   are not known
 */
export function readPriceText(text: string, decimal: DecimalSign): PriceText | null {
  const plain = text.replace(CONVENTIONAL_UNITS, ' $ ').trim()
  const [, before = '', figures, after = ''] = NUMBER.exec(plain) ?? []
  if (figures === undefined) return null
  const amount = parseFeedNumber(figures, decimal)
  if (amount === null) return null
  let factor = 1
  let currency: string | null = null
  for (const token of `${before} ${after}`.toLowerCase().match(TOKEN) ?? []) {
    const multiplier = MULTIPLIERS.find(([word]) => word.test(token))?.[1]
    const named = findCurrency(token)
    if (named !== null) {
      if (currency !== null && currency !== named) return null
      currency = named
    } else if (multiplier !== undefined && factor === 1) factor = multiplier
    else if (!(MONTH.test(token) || FILLERS.has(token))) return null
  }
  return { amount: amount * factor, currency }
}

function findCurrency(token: string): string | null {
  const code = token.toUpperCase()
  if (ISO_CODES.has(code)) return code
  return CURRENCY_WORDS.find(([word]) => word.test(token))?.[1] ?? null
}
