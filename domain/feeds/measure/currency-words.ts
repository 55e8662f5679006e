/**
 * What prices, columns and headings call currencies, by ISO 4217: in lower case, signs with the letters before
 * them; `*` stands for any ending. Where two fit, the first counts.
 */
const CURRENCY_WORDS: Readonly<Record<string, readonly string[]>> = {
  UAH: ['₴', 'грн', 'гривн*', 'гривень', 'гривен', 'hrn'],
  AUD: ['a$', 'au$', 'aud$'],
  // "у.о." and "у.е." are units that mean dollars.
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
    'баксів',
  ],
  EUR: ['€', 'євро', 'евро', 'euro', 'euros'],
  PLN: ['zł', 'zl', 'złot*', 'zlot*'],
  GBP: ['£'],
  CHF: [],
  CZK: ['kč', 'kc'],
  RUB: ['₽', 'руб', 'рубл*'],
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
const TOKEN = /\p{L}{0,3}\$|\p{L}+|[\p{Sc}%№#]/gu

/** The words and signs of a text that a currency may be among, in lower case. */
export const listCurrencyTokens = (text: string): readonly string[] =>
  text.replace(CONVENTIONAL_UNITS, ' $ ').toLowerCase().match(TOKEN) ?? []

/** @returns the ISO 4217 code of one token; `null` if it names no currency */
export const findCurrency = (token: string): string | null =>
  EXACT.get(token) ?? STEMS.find(([stem]) => token.startsWith(stem))?.[1] ?? null
