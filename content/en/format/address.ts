import type { Address, BothNames } from '#domain/catalog/address/address.ts'
import { romanize } from '#domain/catalog/address/romanize.ts'
import type { StreetKind } from '#domain/catalog/address/street-kinds.ts'
import { wordCity } from '../catalog/cities.ts'

const KINDS: Readonly<Record<StreetKind, string>> = {
  street: 'Street',
  avenue: 'Avenue',
  boulevard: 'Boulevard',
  lane: 'Lane',
  square: 'Square',
  embankment: 'Embankment',
  descent: 'Descent',
  highway: 'Highway',
  road: 'Road',
  alley: 'Alley',
}

export const chooseName = (names: BothNames): string => names.latin

/** Whether an address is written in letters of the language, so that it stays as it is. */
export const isInOwnLetters = (address: string): boolean => !/\p{Script=Cyrillic}/u.test(address)

/** "29 Doroshenka Street, Halychyna district, Lviv". */
export function formatAddress({ street, building, district, city }: Address): string {
  const named = street && [street.latin, street.kind && KINDS[street.kind]]
  const house = [building && romanize(building), ...(named ?? [])]
  return [
    house.filter(Boolean).join(' '),
    district && (district.isAdministrative ? `${district.latin} district` : district.latin),
    city && wordCity(city).name,
  ]
    .filter(Boolean)
    .join(', ')
}
