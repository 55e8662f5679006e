import type { Condition, Heating, Walls } from '#domain/catalog/listing/terms.ts'
import { choosePriceUnit, type PriceUnit, parsePrice } from '#domain/catalog/price/parse-price.ts'

/**
 * The words of a listing's own fields, which are English (docs/product/catalog.md, "Listing"). A screen words them in its
 * language: `content/en/format/listing.ts`.
 */

/** "1 room", "2 rooms". */
export const formatRooms = (rooms: number): string => (rooms === 1 ? '1 room' : `${rooms} rooms`)

export const CONDITION_NAMES = {
  renovated: 'Renovated',
  'not-renovated': 'Not renovated',
  new: 'New',
  good: 'Good condition',
  'needs-renovation': 'Needs renovation',
  unfinished: 'Without finishing',
} as const satisfies Readonly<Record<Condition, string>>

export const HEATING_NAMES = {
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
} as const satisfies Readonly<Record<Heating, string>>

export const WALL_NAMES = {
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
} as const satisfies Readonly<Record<Walls, string>>

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
