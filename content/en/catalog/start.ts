import type { EstateType } from '#domain/catalog/listing/estate-type.ts'

/** For the short search form of screens that are no search. */
export const startSearchTexts = {
  type: 'What for',
  types: { sale: 'Buy', rent: 'Rent' } satisfies Record<EstateType, string>,
  place: 'City, street or keyword',
  rooms: 'Rooms',
  anyRooms: 'Any rooms',
  submit: 'Search',
} as const

/** "Up to, $". */
export const formatUpTo = (sign: string) => `Up to, ${sign}`
