/** The choices of the rooms filter, in the order of the panel (docs/product.md, "Filters"). */
export const ROOM_OPTIONS = ['1', '2', '3', '4+'] as const
export type RoomOption = (typeof ROOM_OPTIONS)[number]

/**
 * The leading integer of a room text such as "4 rooms"; 0 if there is none
 * (docs/product.md, "Matching").
 */
export function parseRooms(countRooms: string): number {
  const leading = countRooms.match(/^\s*(\d+)/)?.[1]
  return leading === undefined ? 0 : Number(leading)
}

/** Whether a home of `rooms` rooms is one that `option` asks for; "4+" means four or more. */
export function matchesRoomOption(option: RoomOption, rooms: number): boolean {
  return option === '4+' ? rooms >= 4 : rooms === Number(option)
}

/** The room text of a listing: "1 room", "2 rooms". */
export function formatRooms(rooms: number): string {
  return rooms === 1 ? '1 room' : `${rooms} rooms`
}
