import type { EstateType } from '#domain/listing/estate-type.ts'
import { parsePrice } from '#domain/listing/price.ts'
import { formatRooms, parseRooms } from '#domain/listing/rooms.ts'
import { type AreaUnit, areaUnitOf, squareMeters } from './area.ts'
import type { DecimalSign } from './number.ts'
import { currencyOf, type Rates } from './price.ts'
import { parseFeedTime } from './time.ts'
import type { FeedValues } from './values.ts'

/** How the values of a feed are to be understood, and what stands in for those that it lacks. */
export interface FeedConventions {
  readonly decimal: DecimalSign
  /** Of homes that do not say it themselves. */
  readonly type: EstateType | null
  /** Of prices that do not say it themselves; its rate is in `rates`. */
  readonly currency: string
  readonly rates: Rates
  /** Of areas that do not say it themselves. */
  readonly areaUnit: AreaUnit
  /**
   * Whether a row without a key of the feed is the home of this site that its `type` and `id` name.
   * Only for exports of this site: anyone's file could name any home.
   */
  readonly restore: boolean
  readonly agent: { readonly name: string; readonly phone: string; readonly portrait: string }
}

/** What a value must be, in the words of a report. */
export const PRICE = 'a price above 0'
export const AREA = 'an area above 0'
export const ROOMS = 'a whole number of rooms'

/** Whole dollars, or a problem and 0. */
export function dollarsOf(values: FeedValues, { currency, rates }: FeedConventions): number {
  const text = values.text('price')
  const amount = /\d\s*[km]\b/i.test(text) ? parsePrice(text) : values.number('price')
  const named = values.text('currency')
  const code = currencyOf(named) ?? currencyOf(text.replace(/[\d.,\s]/g, '')) ?? currency
  const rate = rates.get(code)
  if (rate === undefined) {
    values.wrong(named === '' ? 'price' : 'currency', `a currency with a rate: --rate ${code}=…`)
    return 0
  }
  const dollars = Math.round((amount ?? 0) * rate)
  if (dollars > 0 && dollars <= Number.MAX_SAFE_INTEGER) return dollars
  values.wrong('price', PRICE)
  return 0
}

/** m², or a problem and 0. */
export function areaOf(values: FeedValues, unit: AreaUnit): number {
  const named = areaUnitOf(values.text('areaUnit')) ?? (values.raw('area').match(/ft/i) && 'sqft')
  const area = squareMeters(values.number('area') ?? 0, named ?? unit)
  if (area > 0) return area
  values.wrong('area', AREA)
  return 0
}

/** "3 rooms" for 3; a text such as "studio" stays as it is. */
export function roomsOf(values: FeedValues): string {
  const text = values.text('rooms')
  if (text === '') return ''
  const number = values.number('rooms')
  if (number === null && parseRooms(text) < 2 ** 31) return text
  if (Number.isInteger(number) && number !== null && number >= 0 && number < 2 ** 31)
    return formatRooms(number)
  values.wrong('rooms', ROOMS)
  return text
}

/** Milliseconds since 1970; `null` when there is none, with a problem when it cannot be read. */
export function momentOf(
  values: FeedValues,
  field: 'publishedAt' | 'modifiedAt' | 'feedModifiedAt',
): number | null {
  const text = values.text(field)
  const moment = parseFeedTime(text)
  if (moment === null && text !== '') values.wrong(field, 'a moment like 2025-11-17T10:00:00Z')
  return moment
}
