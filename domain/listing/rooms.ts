/** In the order of the filter panel (docs/product.md, "Filters"). */
export const ROOM_OPTIONS = ['1', '2', '3', '4+'] as const
export type RoomOption = (typeof ROOM_OPTIONS)[number]

/** The leading integer of a text such as "4 rooms"; 0 if there is none. */
export function parseRooms(countRooms: string): number {
  const leading = countRooms.match(/^\s*(\d+)/)?.[1]
  return leading === undefined ? 0 : Number(leading)
}
