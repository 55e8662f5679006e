/** "1 room", "4+ rooms", "1, 2 rooms". */
export const formatRoomOption = (option: string): string =>
  `${option} ${option === '1' ? 'room' : 'rooms'}`
