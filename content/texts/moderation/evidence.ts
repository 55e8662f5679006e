import { formatRooms } from '#domain/catalog/listing/present/en.ts'
import type { Currency } from '#domain/catalog/price/currency.ts'
import { formatAmount } from '#domain/catalog/price/format-money.ts'
import type { Range } from '#domain/catalog/price/plausible.ts'
import { formatCount, formatNumber } from '#domain/platform/text/format-number.ts'

export const evidenceTexts = {
  title: 'Look twice',
  price: 'Price',
  similar: 'The most similar in area',
  shared: 'The same words are in',
  own: 'This home',
  earlier: 'Earlier, another owner',
  known: 'What is known of the owner',
  account: 'Account since',
  accountUnknown: 'not known here',
  others: 'Other homes',
  othersNone: 'none',
  decisions: 'Decisions so far',
  decisionsNone: 'none',
  thisHome: 'This home',
  place: 'Where it is',
  placeless: 'Its owner set no pin.',
  withheld: 'Visitors see this circle, and no house number.',
  pictures: 'Pictures of the home',
} as const

interface SimilarKind {
  readonly type: 'sale' | 'rent'
  readonly rooms: number
  readonly city: string
}

const nameKind = ({ type, rooms, city }: SimilarKind) =>
  `${formatRooms(rooms)} for ${type} in ${city}`

/** Converted and scaled prices are not exact. */
const SHOWN_DIGITS = 3

const roundPrice = (amount: number) => Number(amount.toPrecision(SHOWN_DIGITS))

interface UsualPrice extends SimilarKind {
  readonly currency: Currency
  readonly asked: number
  readonly area: number
  readonly count: number
  readonly lower: number
  readonly median: number
  readonly upper: number
}

/** "Half of 34 homes like it (2 rooms for rent in Kyiv) cost 12,800 to 21,000 ₴ at 54 m², the median 16,400 ₴; this one 14 ₴." */
export function formatUsualPrice(price: UsualPrice): string {
  const { count, area, currency } = price
  const asked = formatAmount(price.asked, currency)
  if (count === 0)
    return `There is no other home like it (${nameKind(price)}) to compare with. This one costs ${asked}.`
  const [lower, median, upper] = [price.lower, price.median, price.upper].map(roundPrice)
  const range =
    lower === upper
      ? formatAmount(lower ?? 0, currency)
      : `${formatNumber(lower ?? 0)} to ${formatAmount(upper ?? 0, currency)}`
  return `Half of ${formatCount(count, 'home')} like it (${nameKind(price)}) cost ${range} at ${area} m², the median ${formatAmount(median ?? 0, currency)}; this one ${asked}.`
}

/** "No home for rent costs less than 1,000 ₴ or more than 1,200,000 ₴." */
export const formatFence = (type: 'sale' | 'rent', { min, max }: Range, currency: Currency) =>
  `No home for ${type} costs less than ${formatAmount(min, currency)} or more than ${formatAmount(max, currency)}.`

export const formatApprovedOn = (day: string) => `approved on ${day}`

/** @param shown of `total` */
export const formatOtherHomes = (shown: number, total: number) =>
  shown < total ? `Other homes (the last ${shown} of ${total})` : 'Other homes'
