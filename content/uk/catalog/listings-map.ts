import type * as English from '#content/en/catalog/listings-map.ts'
import { wordRooms } from '../format/listing.ts'
import { formatCount, NBSP, formatCompact as shorten } from '../format/number.ts'

/** Loaded with the map's code. */
export const listingsMapTexts = {
  map: 'Карта квартир',
  searchAsMapMoves: 'Шукати, коли рухаю карту',
  searchHere: 'Шукати тут',
  unreachable: { text: 'Не вдалося завантажити квартири цієї ділянки.' },
  none: 'Тут квартир немає',
  close: 'Закрити',
  approximate: 'Приблизне розташування',
} as const

/** "950", "1,2 тис.", "3,3 млн", with spaces where a round marker may break the line. */
export const formatCompact = (value: number) => shorten(value).replace(NBSP, ' ')

const formatHomes = (count: number) => formatCount(count, 'квартира', 'квартири', 'квартир')

/** "Тут 37 квартир". */
export const formatListingsInView = (total: number) =>
  total === 0 ? listingsMapTexts.none : `Тут ${formatHomes(total)}`

/** Accessible name of a cluster: "12 квартир, наблизити карту". */
export const cellLabel = (count: number) => `${formatHomes(count)}, наблизити карту`

/** Accessible name of a group of overlapping pins: "3 квартири від 96,5 тис. $". */
export const pinGroupLabel = (count: number, price: string) => `${formatHomes(count)} від ${price}`

/** Accessible name of a pin: "Квартира за 120 тис. $, 2 кімнати, 12 Street, Kyiv, приблизне розташування, в обраному". */
export const pinLabel: typeof English.pinLabel = (listing, price, { favorite, seen }) => {
  const states = [
    listing.isApproximate && 'приблизне розташування',
    favorite && 'в обраному',
    seen && 'вже переглянуто',
  ].filter((mark): mark is string => typeof mark === 'string')
  return [`Квартира за ${price}`, wordRooms(listing.countRooms), listing.address, ...states].join(
    ', ',
  )
}
