import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { type Currency, isCurrency } from '#domain/catalog/price/currency.ts'
import { parseCurrency } from '#domain/catalog/price/currency-words.ts'

/** Whole amounts; `null` for no bound. */
export interface TypedPrice {
  readonly min: number | null
  readonly max: number | null
  readonly currency: Currency
}

const NUMBER =
  '\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3}){1,3}|\\d{1,3}(?:,\\d{3}){1,3}|\\d{1,9}(?:[.,]\\d{1,2})?'
// Apart from the words of `parse-price.ts`, which reads texts that are prices: these stand among other words of a search.
const THOUSANDS = 'т[иы]с(?:яч\\p{L}{0,4})?|thousand|[kк]'
const MILLIONS = 'млн|мільйон\\p{L}{0,3}|миллион\\p{L}{0,3}|mln|million|m'
const CURRENCY =
  '[$€₴]|грн\\.?|гривень|гривен|гривн\\p{L}{0,3}|uah|usd|eur|у\\.? ?[ое](?:\\.|(?!\\p{L}))|долл?ар\\p{L}{0,3}|долл?\\.?|' +
  'бакс\\p{L}{0,3}|dollars?|євро|евро|euros?'
/** Numbers before these are no prices. */
const OTHER_UNIT =
  '[\\s-]?(?:%|м²|м2|кв|m²|m2|sq|м(?!\\p{L})|хв|мин|min|км|km|пов|эт|floor|рок|рік|рр?\\.|год|г\\.|year|кімн|комн|room|метр|meter|metre|ft|feet|фут|крок|step|осіб|люд|чол|people|guest|сот|га(?!\\p{L}))'
/** @param at makes the names of groups different */
const writtenAmount = (at: number) =>
  `(?<sign${at}>[$€₴] ?)?(?<number${at}>${NUMBER})(?!\\d)(?<space${at}>[ \\u00a0]?)` +
  `(?:(?:(?<thousands${at}>${THOUSANDS})(?!\\p{L})|(?<millions${at}>${MILLIONS})(?![\\p{L}²2]))\\.?)?` +
  `(?: ?(?<currency${at}>${CURRENCY})(?!\\p{L})|(?!${OTHER_UNIT}))`

const MORE = '(?:більше|дорожче|вище|больше|дороже|выше)(?: ніж| за| чем)?'
const LESS = '(?:менше|дешевше|нижче|меньше|дешевле|ниже)(?: ніж| за| чем)?'
const UP_TO = `до|під|за|максимум|макс\\.?|не ${MORE}|${LESS}|up to|under|below|max|no more than`
const FROM = `від|от|понад|не ${LESS}|${MORE}|from|over|above|at least|min`
/** Words that stand before a price and say no more. */
const PRICE_WORD = '(?:бюджет|ціна|вартість|цена|стоимость|budget|price):? '
const MONTHLY = '(?: ?(?:/|на |в |за |per |a )(?:місяць|міс|месяц|мес|month)(?!\\p{L})\\.?)?'

const PRICE = new RegExp(
  '(?<literal>["“”„«][^"“”„«»]*["“”»]|(?<!\\S)[-−]\\S+)|' +
    `(?<![\\p{L}\\p{N}.,/-])(?:${PRICE_WORD})?(?:` +
    `(?:(?:від|от|з|с|from|between) )?${writtenAmount(0)} ?(?:-|–|—|до|to|and) ?${writtenAmount(1)}` +
    `|(?:(?<upTo>${UP_TO}) |(?<from>${FROM}) )?${writtenAmount(2)}` +
    `)(?![\\p{L}\\p{N}])${MONTHLY}`,
  'giu',
)

/** Whole dollars or hryvnias below which a bare number is no price. */
const LEAST_BARE: Readonly<Record<EstateType, number>> = { rent: 100, sale: 5_000 }
/** Nobody asks as many dollars a month, but as many hryvnias. */
const LEAST_HRYVNIAS_OF_RENT = 3_000
/** A letter k without a currency may also be a part of a house number ("22к"). */
const LEAST_THOUSANDS = 10

/**
 * Takes a price out of a text: "до 20 тис", "від 300 до 500 доларів", "500 у.о." A price without "from" is the highest
 * one. Amounts without a currency are hryvnias where that alone is likely, and stay in the text without a type.
 *
 * @returns the same text if it has no price
 */
export function takePrice(
  typed: string,
  type: EstateType | null,
): { readonly text: string; readonly price: TypedPrice | null } {
  let price: TypedPrice | null = null
  const text = typed.replace(PRICE, (match, ...args) => {
    const groups: Readonly<Record<string, string | undefined>> = args.at(-1)
    if (groups.literal !== undefined || price !== null) return match
    price = readPrice(groups, type)
    return price === null ? match : ' '
  })
  return { text, price }
}

function readPrice(
  groups: Readonly<Record<string, string | undefined>>,
  type: EstateType | null,
): TypedPrice | null {
  const isBounded = groups.upTo !== undefined || groups.from !== undefined
  if (groups.number2 !== undefined) {
    const one = readAmount(groups, 2, isBounded)
    const value = Math.round(one.number * one.factor)
    if (one.isMeters || !(one.isPrice || (isBounded && isLikely(value, type)))) return null
    const currency = one.currency ?? guessCurrency(one, value, type)
    if (currency === null) return null
    return groups.from === undefined
      ? { min: null, max: value, currency }
      : { min: value, max: null, currency }
  }
  const [low, high] = [readAmount(groups, 0, true), readAmount(groups, 1, true)]
  if (!low.isPrice && !high.isPrice) return null
  // "10–15 тис" are thousands both.
  const factor = low.factor === 1 && low.number < 1_000 ? high.factor : low.factor
  const values = [Math.round(low.number * factor), Math.round(high.number * high.factor)]
  const [min, max] = [Math.min(...values), Math.max(...values)]
  const currency = high.currency ?? low.currency ?? guessCurrency(high, max, type)
  return currency === null ? null : { min, max, currency }
}

function readAmount(
  groups: Readonly<Record<string, string | undefined>>,
  at: number,
  isBounded: boolean,
) {
  const get = (name: string) => groups[`${name}${at}`] ?? ''
  const [sign, written, thousands, millions] = [
    get('sign') || get('currency'),
    get('number'),
    get('thousands'),
    get('millions'),
  ]
  const number = Number(
    /,\d{3}(?:,|$)/.test(written)
      ? written.replaceAll(',', '')
      : written.replace(/\s/g, '').replace(',', '.'),
  )
  const found = sign === '' ? null : parseCurrency(sign)
  const currency = isCurrency(found) ? found : null
  const isLetterK = /^[kк]$/i.test(thousands)
  // "500 m" are meters.
  const isLetterM = /^m$/i.test(millions) && !/[.,]/.test(written)
  const isUnit =
    (thousands !== '' &&
      (!isLetterK || isBounded || (get('space') === '' && number >= LEAST_THOUSANDS))) ||
    (millions !== '' && !isLetterM)
  return {
    number,
    factor: thousands !== '' ? 1_000 : millions !== '' ? 1_000_000 : 1,
    currency,
    /** Whether more than a number says that it is a price. */
    isPrice: currency !== null || isUnit,
    isMeters: isLetterM && currency === null,
    isCyrillicMillion: /^м/i.test(millions),
  }
}

const isLikely = (value: number, type: EstateType | null) =>
  type !== null && value >= LEAST_BARE[type]

/** Homes are sold for dollars, but for millions of hryvnias; rents of thousands are hryvnias. */
function guessCurrency(
  { isCyrillicMillion }: ReturnType<typeof readAmount>,
  value: number,
  type: EstateType | null,
): Currency | null {
  if (type === null) return null
  const isHryvnias = type === 'rent' ? value >= LEAST_HRYVNIAS_OF_RENT : isCyrillicMillion
  return isHryvnias ? 'UAH' : 'USD'
}
