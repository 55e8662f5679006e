import type { EstateType } from '#domain/catalog/listing/estate-type.ts'

/** What the words of a home say, in whatever language and form they say it. */
export type Said =
  | 'balcony'
  | 'renovated'
  | 'furnished'
  | 'parking'
  | 'courtyard'
  | 'terrace'
  | 'air conditioning'
  | 'fireplace'
  | 'kitchen studio'
  | 'studio'
  | 'near metro'
  | 'pets'
  | 'no commission'
  | 'sea view'
  | 'park'
  | 'generator'
  | 'windows'
  | 'own boiler'
  | 'from the owner'
  | 'school'
  | 'new building'
  | 'entrance'
  | 'washing machine'

/** A home as its owner wrote it, and what a reader understands of it. */
export interface WrittenHome {
  readonly id: number
  readonly type: EstateType
  /** As the catalog spells it. */
  readonly city: string
  /** Keys of streets and districts: the same one however the address writes it. */
  readonly street: string
  readonly district: string
  readonly metro: string | null
  readonly complex: string | null
  /** 0 for a studio. */
  readonly rooms: number
  /** Dollars. */
  readonly price: number
  readonly says: readonly Said[]
  readonly address: string
  readonly description: string
}

/** A home in a table. */
export type WrittenRow = readonly [
  city: string,
  street: string,
  district: string,
  rooms: number,
  price: number,
  address: string,
  description: string,
  says: readonly Said[],
  more?: Partial<Pick<WrittenHome, 'metro' | 'complex'>>,
]

/** Numbers homes from 1. */
export const toHome =
  (type: EstateType) =>
  (
    [city, street, district, rooms, price, address, description, says, more]: WrittenRow,
    at: number,
  ): WrittenHome => ({
    id: 1 + at,
    type,
    city,
    street,
    district,
    metro: null,
    complex: null,
    rooms,
    price,
    address,
    description,
    says,
    ...more,
  })
