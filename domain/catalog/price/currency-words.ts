/**
 * The words for currencies in prices, columns and headings, by ISO 4217 code. They are in lower case, signs with the
 * letters before them; `*` stands for any ending. If two fit, the first one counts.
 */
const CURRENCY_WORDS: Readonly<Record<string, readonly string[]>> = {
  UAH: ['₴', 'грн', 'гривн*', 'гривень', 'гривен', 'hrn'],
  AUD: ['a$', 'au$', 'aud$'],
  // The Ukrainian and Russian abbreviations "у.о." and "у.е." ("conventional units") mean dollars.
  USD: [
    'us$',
    'usd$',
    '$',
    'у.о',
    'у.е',
    'уо',
    'уе',
    'дол',
    'долл*',
    'долар*',
    'dollar',
    'dollars',
    'бакс*',
  ],
  EUR: ['€', 'євро', 'евро', 'euro', 'euros'],
  PLN: ['zł', 'zl', 'złot*', 'zlot*'],
  GBP: ['£'],
  CHF: [],
  CZK: ['kč', 'kc'],
  // Some formats still have the code from before 1998.
  RUB: ['₽', 'руб', 'рубл*', 'rur'],
  KZT: ['₸', 'тенге'],
  TRY: ['₺'],
  ILS: ['₪'],
  GEL: ['₾'],
  INR: ['₹'],
}

export const CURRENCIES_WITH_WORDS = Object.entries(CURRENCY_WORDS).map(
  ([code, words]) => [code, [code.toLowerCase(), ...words]] as const,
)

const EXACT = new Map(
  CURRENCIES_WITH_WORDS.flatMap(([code, words]) => words.map((word) => [word, code] as const)),
)
const STEMS = [...EXACT].flatMap(([word, code]) =>
  word.endsWith('*') ? [[word.slice(0, -1), code] as const] : [],
)

const CONVENTIONAL_UNITS = /(?<!\p{L})у\.?\s?[ое]\.?(?!\p{L})/giu
const TOKEN = /\p{L}{0,3}\$|\p{L}+[²³]?|[\p{Sc}%№#]/gu

/** Splits a text into words and signs, in lower case, of which one may be a currency. */
export const listCurrencyTokens = (text: string): readonly string[] =>
  text.replace(CONVENTIONAL_UNITS, ' $ ').toLowerCase().match(TOKEN) ?? []

/** @returns the ISO 4217 code of one token; `null` if it names no currency */
export const findCurrency = (token: string): string | null =>
  EXACT.get(token) ?? STEMS.find(([stem]) => token.startsWith(stem))?.[1] ?? null

/** The ISO 4217 code for "UAH", "грн" or "€"; `null` if the text names no currency. */
export function parseCurrency(text: string): string | null {
  const joined = text.trim().replace(/\s+(?=\$)/g, '')
  const found = listCurrencyTokens(joined).flatMap((token) => findCurrency(token) ?? [])
  if (found[0] !== undefined) return found[0]
  return /^[a-z]{3}$/i.test(joined) ? joined.toUpperCase() : null
}
