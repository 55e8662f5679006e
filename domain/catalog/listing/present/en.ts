import type { Condition, Heating, Walls } from '#domain/catalog/listing/terms.ts'
import { choosePriceUnit, type PriceUnit, parsePrice } from '#domain/catalog/price/parse-price.ts'
import { formatNumber } from '#domain/platform/text/format-number.ts'

/**
 * How English presents the data of a listing. Every function returns '' for unstated facts. Another
 * language is another file with the same functions.
 */

/** "1 room", "2 rooms". */
export const formatRooms = (rooms: number): string => (rooms === 1 ? '1 room' : `${rooms} rooms`)

/** "54.5 m²". */
export const formatArea = (area: number | undefined): string =>
  area === undefined ? '' : `${area} m²`

/** "Floor 3 of 9", or the known part of it. */
export function formatFloor(floor: number | undefined, totalFloors: number | undefined): string {
  if (floor === undefined)
    return totalFloors === undefined ? '' : `Building of ${totalFloors} floors`
  return totalFloors === undefined ? `Floor ${floor}` : `Floor ${floor} of ${totalFloors}`
}

/** "1934 year of construction". */
export const formatYearBuilt = (year: number | undefined): string =>
  year === undefined ? '' : `${year} year of construction`

// These two functions are separate, so that browsers load them without the names below.
const RENOVATED = 'Renovated'
const NOT_RENOVATED = 'Not renovated'

export function formatRenovation(isRenovation: boolean | undefined): string {
  if (isRenovation === undefined) return ''
  return isRenovation ? RENOVATED : NOT_RENOVATED
}

export const CONDITION_NAMES: Readonly<Record<Condition, string>> = {
  renovated: RENOVATED,
  'not-renovated': NOT_RENOVATED,
  new: 'New',
  good: 'Good condition',
  'needs-renovation': 'Needs renovation',
  unfinished: 'Without finishing',
}

export const HEATING_NAMES: Readonly<Record<Heating, string>> = {
  central: 'Central',
  district: 'District heating',
  'building-gas': "Building's own gas boiler",
  'individual-gas': 'Individual gas boiler',
  gas: 'Gas',
  electric: 'Electric',
  'autonomous-electric': 'Autonomous electric',
  autonomous: 'Autonomous',
  individual: 'Individual',
  'heat-pump': 'Heat pump',
  'solid-fuel': 'Solid fuel',
  oil: 'Oil',
  stove: 'Stove',
  underfloor: 'Underfloor',
  combined: 'Combined',
  none: 'No heating',
}

export const WALL_NAMES: Readonly<Record<Walls, string>> = {
  brick: 'Brick',
  panel: 'Panel',
  monolith: 'Monolith',
  'monolith-brick': 'Monolith and brick',
  frame: 'Frame',
  block: 'Block',
  'ceramic-block': 'Ceramic block',
  'gas-silicate-block': 'Gas silicate block',
  'aerated-block': 'Aerated concrete block',
  'foam-block': 'Foam concrete block',
  'cinder-block': 'Cinder block',
  'shell-limestone': 'Shell limestone',
  concrete: 'Concrete',
  'reinforced-concrete': 'Reinforced concrete',
  stone: 'Stone',
  wood: 'Wood',
  adobe: 'Clay',
}

const UNIT_NAMES: Readonly<Record<PriceUnit, string>> = { 1: '', 1000: ' k', 1000000: ' m' }

/**
 * "1.05 m", "395 k" or "548". Prices that would lose digits that way are written out, so that
 * `parsePrice` always returns the same dollars.
 *
 * @param dollars whole, at least 0
 */
export function formatPriceText(dollars: number, unit = choosePriceUnit(dollars)): string {
  const short = `${dollars / unit}${UNIT_NAMES[unit]}`
  return parsePrice(short) === dollars ? short : String(dollars)
}

/** Prefixes a dollar sign, and groups the digits of a plain number (docs/product/catalog.md, "Listing card"). */
export function formatPrice(price: string): string {
  return `$${/^\d{4,15}$/.test(price) ? formatNumber(Number(price)) : price}`
}
