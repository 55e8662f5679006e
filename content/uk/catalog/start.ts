/** For the short search form of screens that are no search. */
export const startSearchTexts = {
  type: 'Купити чи орендувати',
  types: { sale: 'Купити', rent: 'Орендувати' },
  place: 'Місто, вулиця чи слово',
  rooms: 'Кімнати',
  anyRooms: 'Кімнати: усі',
  submit: 'Шукати',
} as const

/** "Ціна до, $". */
export const formatUpTo = (sign: string) => `Ціна до, ${sign}`
