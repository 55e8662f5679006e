import type { City } from '#domain/catalog/city/city.ts'
import type { GeoPoint } from '#domain/catalog/listing/approximate-point.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { AskedPrice } from '#domain/catalog/listing/listing.ts'
import { readRooms } from '#domain/catalog/listing/rooms.ts'
import type { StoredListing } from '#domain/catalog/listing/stored-listing.ts'
import { convertToDollars } from '#domain/catalog/price/currency.ts'
import { parseCurrency } from '#domain/catalog/price/currency-words.ts'
import type { DatedRates } from '#domain/catalog/price/exchange-rates.ts'
import {
  isPlausible,
  PLAUSIBLE_AREA,
  PLAUSIBLE_PRICE,
  PLAUSIBLE_ROOMS,
} from '#domain/catalog/price/plausible.ts'
import { formatNumber } from '#domain/platform/text/format-number.ts'
import { type AreaUnit, parseAreaUnit, parseSquareMeters } from './measure/area.ts'
import type { DecimalSign } from './measure/number.ts'
import { readPriceText } from './measure/price-text.ts'
import { isSpreadsheetDay, parseFeedTime } from './measure/time.ts'
import { isStudio } from './terms/kind.ts'
import { type FeedValues, readName } from './values.ts'
import { parseYesOrNo } from './words.ts'

/** How to read the values of a feed, and defaults for missing ones. */
export interface FeedConventions {
  /** What somebody said of the file; `null` to find it out of each value. */
  readonly decimal: DecimalSign | null
  /** The type of listings that state none. */
  readonly type: EstateType | null
  /** The currency of prices that state none; `unitsPerDollar` contains its rate. `null` if nobody said: dollars. */
  readonly currency: string | null
  readonly unitsPerDollar: DatedRates['unitsPerDollar']
  /** The day of a rate: "2026-09-13". */
  readonly getRateDate: (currency: string) => string
  /** The unit of areas that state none. */
  readonly areaUnit: AreaUnit
  /**
   * Whether a row without a feed key is the listing of this site with its `type` and `id`. Only for
   * exports of this site, because any file could name any listing.
   */
  readonly restore: boolean
  /** Finds a city by any spelling; `null` for a city that the site does not know. */
  readonly findCity: (name: string) => City | null
  /** Finds the city whose center is near; `null` if there is none that the site knows. */
  readonly findCityAt: (point: GeoPoint) => City | null
  readonly year: number
  readonly agent: { readonly name: string; readonly phone: string }
}

/** Texts of the import report. */
export const PRICE_EXPECTED = `a price of ${PLAUSIBLE_PRICE.min} to ${formatNumber(PLAUSIBLE_PRICE.max)}`
const PRICE_TEXT_EXPECTED = 'the price of the whole home, such as 120 000 or 15 000 грн'
const AREA_EXPECTED = `an area of ${PLAUSIBLE_AREA.min} to ${formatNumber(PLAUSIBLE_AREA.max)} m²`
const AREA_UNSTATED = 'an area; the home is shown without one'
const UNIT_EXPECTED = 'square meters or square feet'
export const ROOMS_EXPECTED = `a whole number of rooms, at most ${PLAUSIBLE_ROOMS.max}`

interface FeedPrice {
  /** Whole, above 0. */
  readonly dollars: number
  /** The asked amount in another currency; `null` if it was asked in dollars. */
  readonly asked: AskedPrice | null
}

const NO_PRICE: FeedPrice = { dollars: 1, asked: null }

/** Reads the price of a record. Adds a problem if there is none. */
export function readPrice(
  values: FeedValues,
  { currency, unitsPerDollar, getRateDate }: FeedConventions,
): FeedPrice {
  const price = readPriceText(values.text('price'), values.decimal)
  if (price === null) {
    values.addProblem('price', PRICE_TEXT_EXPECTED)
    return NO_PRICE
  }
  const { amount } = price
  const named = values.text('currency')
  // A heading or a constant may give the currency of cells that do not state one.
  const said = price.currency ?? parseCurrency(named) ?? currency
  if (said === null) values.note('currency', 'a currency; the price is taken as dollars')
  const code = said ?? 'USD'
  const rate = unitsPerDollar.get(code)
  if (rate === undefined) {
    values.addProblem(
      named === '' ? 'price' : 'currency',
      `a currency with a rate: --rate ${code}=…`,
    )
    return NO_PRICE
  }
  const units = Math.round(amount)
  const dollars = convertToDollars(amount, rate)
  if (![units, dollars].every((it) => isPlausible(it, PLAUSIBLE_PRICE))) {
    values.addProblem('price', PRICE_EXPECTED)
    return NO_PRICE
  }
  const isAsked = code !== 'USD'
  return {
    dollars,
    asked: isAsked ? { amount: units, currency: code, ratedOn: getRateDate(code) } : null,
  }
}

/** `null` for a unit that no area of an apartment has. */
export function readAreaUnit(values: FeedValues, areaUnit: AreaUnit): AreaUnit | null {
  const given = values.text('areaUnit')
  return given === '' ? areaUnit : parseAreaUnit(given)
}

/** Nothing, or the 0 that databases write where they know no area. */
const NO_AREA = /^(0[0.,]*(?![\d.,]).*)?$/s

/**
 * Reads an area in m²; `undefined` where none is stated, which is noted, and after adding a problem.
 *
 * @param isOwn whether the value is from an export of this site, which passed validation on the first import
 */
export function readSquareMeters(
  values: FeedValues,
  { areaUnit, decimal }: Pick<FeedConventions, 'areaUnit' | 'decimal'>,
  isOwn: boolean,
): number | undefined {
  const text = readName(values, 'area')
  if (NO_AREA.test(text)) {
    if (!isOwn) values.note('area', AREA_UNSTATED)
    return undefined
  }
  const unit = readAreaUnit(values, areaUnit)
  const stated = unit === null ? null : parseSquareMeters(text, unit, decimal)
  const area = isOwn ? values.number('area') : stated
  if (area !== null && area > 0) return area
  if (unit === null) values.addProblem('areaUnit', UNIT_EXPECTED)
  else values.addProblem('area', AREA_EXPECTED)
  return undefined
}

/** Texts that state no rooms: an empty one, a truth value, or a day that a spreadsheet made of "2/3". */
const NO_ROOM_TEXT =
  /^$|^\d+e\d+$|^(true|false|yes|no|так|ні|немає|нет|none)$|\d[./-]\d{1,2}[./-]\d/iu
/** A half room is a small room, which is not counted: "2.5", "1,5 Zimmer". */
const HALF = /^(\d{1,2})[.,]5(?!\d)/

/** Texts such as "studio" stay as they are. */
export function readRoomCount(values: FeedValues): Pick<StoredListing, 'rooms' | 'roomsText'> {
  const text = values.text('rooms').replace(HALF, '$1')
  if (text === '' && isStudioStated(values)) return readRooms('studio')
  const number = /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null
  const read = number === null ? readRooms(text) : { rooms: number }
  const isCount = Number.isInteger(read.rooms) && isPlausible(read.rooms, PLAUSIBLE_ROOMS)
  if (isCount && !NO_ROOM_TEXT.test(text) && !isSpreadsheetDay(text)) return read
  values.addProblem('rooms', ROOMS_EXPECTED)
  return { rooms: 0 }
}

const isStudioStated = (values: FeedValues): boolean =>
  parseYesOrNo(values.text('studio')) === true || isStudio(values.text('kind'))

/** Milliseconds since 1970; `null` if there is none or it was dropped. */
export function readTimestamp(
  values: FeedValues,
  field: 'publishedAt' | 'modifiedAt' | 'feedModifiedAt',
): number | null {
  const text = values.text(field)
  const moment = parseFeedTime(text)
  if (moment === null && text !== '') values.drop(field, 'a moment like 2025-11-17T10:00:00Z')
  return moment
}
