import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { CURRENCIES_WITH_WORDS } from '#domain/catalog/price/currency-words.ts'
import type { AreaUnit } from '#domain/feeds/measure/area.ts'

/** Letters that Unicode does not decompose into a base letter and a mark. */
const BASE_LETTERS: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', ё: 'е' }

const WORD = /\p{Sc}|\p{L}+\d*|\d+/gu

/**
 * The words of a heading in lower case without accents: "yr_built", "BuildingArea" and "Площа, м²" are
 * "yr built", "building area" and "площа м2". Currency signs are words.
 */
export function splitHeading(heading: string): string[] {
  const separated = heading
    .replace(/(?<=\p{L})['’ʼ`](?=\p{L})/gu, '')
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[łßøё]/g, (letter) => BASE_LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  return separated.match(WORD) ?? []
}

/** A heading without what it says besides its subject. */
export interface ParsedHeading {
  /** In lower case, without accents, without units, currencies, and words that mean nothing alone. */
  readonly words: readonly string[]
  readonly unit: AreaUnit | null
  /** ISO 4217. */
  readonly currency: string | null
  readonly type: EstateType | null
}

const UNITS: readonly (readonly [AreaUnit, RegExp])[] = [
  ['sqft', /(?<= )(sqft|sq ?ft|ft2|square feet|square foot(age)?|sf)(?= )/],
  [
    'm2',
    /(?<= )(m2|м2|sqm|sq ?m|sq ?meters?|qm|кв ?м|м кв|mkw|m kw|square met(er|re)s?|квадратн\S* метр\S*|метров|метрів)(?= )/,
  ],
]

/** Matches a word as `splitHeading` writes it: "us $", "у о". */
const toPattern = (word: string) =>
  `${splitHeading(word).join(' ').replaceAll('$', '\\$')}${word.endsWith('*') ? '\\S*' : ''}`

/** The currencies by length, so that the longer of two words with the same beginning is tried first. */
const CURRENCIES: readonly (readonly [string, RegExp])[] = CURRENCIES_WITH_WORDS.map(
  ([code, words]) => [
    code,
    new RegExp(`(?<= )(${words.map(toPattern).toSorted().toReversed().join('|')})(?= )`),
  ],
)

const DEALS: readonly (readonly [EstateType, RegExp])[] = [
  [
    'rent',
    / (rent|rental|monthly|lease|оренд\S*|аренд\S*|наим\S*|wynajm\S*|najmu?|miet\S*|\S*kaltmiete|warmmiete|alquiler) /,
  ],
  ['sale', / (sale|sales|selling|продаж\S*|sprzedaz\S*|kauf\S*|kaufpreis|verkauf\S*|venta) /],
]

/** Words that mean a price and something else, or a price in one word. */
const PRICES: ReadonlySet<string> = new Set(
  'miete kaltmiete warmmiete nettokaltmiete kaufpreis mietpreis verkaufspreis rent alquiler'.split(
    ' ',
  ),
)

/** Words that mean nothing alone. */
export const FILLERS: ReadonlySet<string> = new Set(
  'of the in for per a an за в у на з с до і и та w na za z i od do der die das des im in den pro zum el la los las de del en y por month monthly місяць місяця міс месяц мес miesiac mes monat mtl mo'
    .split(' ')
    .flatMap(splitHeading),
)

export function parseHeading(heading: string): ParsedHeading {
  const all = splitHeading(heading)
  const text = ` ${all.join(' ')} `
  const unit = UNITS.find(([, names]) => names.test(text))?.[0] ?? null
  const currency = CURRENCIES.find(([, names]) => names.test(text))?.[0] ?? null
  const type = DEALS.find(([, names]) => names.test(text))?.[0] ?? null
  const bare = [...UNITS, ...CURRENCIES].reduce(
    (rest, [, names]) => rest.replace(new RegExp(names, 'g'), ' '),
    text,
  )
  // "bedroom2" is about bedrooms; units such as "m2" are gone by now.
  const left = (bare.match(/\p{Sc}|\p{L}+|\d+/gu) ?? []).filter((word) => !FILLERS.has(word))
  const words = left
    .map((word) => (PRICES.has(word) ? 'price' : word))
    .filter((word) => word === 'price' || !DEALS.some(([, names]) => names.test(` ${word} `)))
  return { words: [...new Set(words)], unit, currency, type }
}
