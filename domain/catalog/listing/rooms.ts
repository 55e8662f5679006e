/** In the order of the filter panel (docs/product/catalog.md, "Filters"). */
export const ROOM_OPTIONS = ['1', '2', '3', '4+'] as const
export type RoomOption = (typeof ROOM_OPTIONS)[number]

/** The leading integer of a text such as "4 rooms"; 0 if there is none. */
export function parseRooms(countRooms: string): number {
  const leading = countRooms.match(/^\s*(\d+)/)?.[1]
  return leading === undefined ? 0 : Number(leading)
}

/** Words for rooms in English, Ukrainian, Russian, Polish, German and Spanish. */
const ROOM_WORD =
  /^(rooms?|кімн(\.|ат[аи]?)?|комн(\.|ат[аы]?)?|pok(\.|oje|oi|ój)?|zi(\.|mmer)?|hab(\.|itaci(ón|on|ones))?)$/i

/**
 * Reads a number of rooms. Keeps the text only if it says more than a number: not for "4", "4 rooms" or "4 кімнати".
 */
export function readRooms(text: string): { readonly rooms: number; readonly roomsText?: string } {
  const rooms = parseRooms(text)
  const [, number, word = ''] = /^\s*(\d{1,9})(?:\s+(\S+))?\s*$/.exec(text) ?? []
  const isNumber = number !== undefined && (word === '' || ROOM_WORD.test(word))
  return isNumber ? { rooms } : { rooms, roomsText: text }
}
