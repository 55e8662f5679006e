import type { EstateType } from '#domain/listing/estate-type.ts'
import type { Currency } from '#domain/money/currency.ts'
import { CURRENCY_UNITS } from './currency-units.ts'

/** For the short search form of screens that are no search. */
export const startSearchTexts = {
  type: 'What for',
  types: { sale: 'Buy', rent: 'Rent' } satisfies Record<EstateType, string>,
  place: 'City, street or keyword',
  rooms: 'Rooms',
  anyRooms: 'Any rooms',
  submit: 'Search',
} as const

/** "Highest price in dollars". */
export const formatMaxPrice = (currency: Currency) => `Highest price in ${CURRENCY_UNITS[currency]}`

/** "Up to, $". */
export const formatUpTo = (sign: string) => `Up to, ${sign}`
