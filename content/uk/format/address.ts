import type { Address, BothNames } from '#domain/catalog/address/address.ts'
import type { StreetKind } from '#domain/catalog/address/street-kinds.ts'
import { wordCity } from '../catalog/cities.ts'

const KINDS: Readonly<Record<StreetKind, string>> = {
  street: 'вул.',
  avenue: 'просп.',
  boulevard: 'бульв.',
  lane: 'пров.',
  square: 'пл.',
  embankment: 'наб.',
  descent: 'узвіз',
  highway: 'шосе',
  road: 'дорога',
  alley: 'алея',
}
/** "Андріївський узвіз", but "вул. Андріївська". */
const AFTER_NAME: readonly StreetKind[] = ['descent', 'highway', 'road', 'alley']

export const chooseName = (names: BothNames): string => names.uk

/** Whether an address is written in letters of the language, so that it stays as it is. */
export const isInOwnLetters = (address: string): boolean => !/\p{Script=Latin}/u.test(address)

function formatStreet({ uk, kind }: NonNullable<Address['street']>): string {
  if (kind === null) return uk
  return AFTER_NAME.includes(kind) ? `${uk} ${KINDS[kind]}` : `${KINDS[kind]} ${uk}`
}

/** "вул. Дорошенка, 29, Галицький район, Львів". */
export const formatAddress = ({ street, building, district, city }: Address): string =>
  [
    street && formatStreet(street),
    building?.replace('A', 'А').replace('a', 'а'),
    district && (district.isAdministrative ? `${district.uk} район` : district.uk),
    city && wordCity(city).name,
  ]
    .filter(Boolean)
    .join(', ')
