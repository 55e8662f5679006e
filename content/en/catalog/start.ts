/** For the short search form of screens that are no search. */
export const startSearchTexts = {
  type: 'Buy or rent',
  types: { sale: 'Buy', rent: 'Rent' },
  place: 'City, street or keyword',
  rooms: 'Rooms',
  anyRooms: 'Any rooms',
  submit: 'Search',
} as const

/** "Max price, $". */
export const formatUpTo = (sign: string) => `Max price, ${sign}`
