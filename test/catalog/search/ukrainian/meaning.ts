import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Currency } from '#domain/catalog/price/currency.ts'
import type { Said, WrittenHome } from './home.ts'

type Amount = readonly [number, Currency]

/** What a person means with a search text. */
export interface Meaning {
  readonly city?: string
  readonly street?: string
  readonly district?: string
  /** In either script. */
  readonly metro?: readonly string[]
  readonly complex?: string
  readonly rooms?: readonly number[]
  readonly says?: readonly Said[]
  readonly from?: Amount
  readonly upTo?: Amount
}

export const QUERY_GROUPS = [
  'places',
  'streets',
  'apostrophes',
  'word forms',
  'amounts',
  'rooms',
  'mixed',
] as const
export type QueryGroup = (typeof QUERY_GROUPS)[number]

/** A text, the type of the page that it is typed on, and what is meant. */
export type MeantQuery = readonly [text: string, type: EstateType, meaning: Meaning]

/** A home that states its metro station is near one, too. */
const isSaid = ({ says, metro }: WrittenHome, said: Said) =>
  says.includes(said) || (said === 'near metro' && metro !== null)

/** @param unitsPerDollar the rates */
export function isMeant(
  home: WrittenHome,
  type: EstateType,
  meaning: Meaning,
  unitsPerDollar: Readonly<Record<Currency, number>>,
): boolean {
  const isAny = <Value>(wanted: readonly Value[] | undefined, value: Value) =>
    wanted === undefined || wanted.includes(value)
  const isSame = <Value>(wanted: Value | undefined, value: Value) =>
    wanted === undefined || wanted === value
  const toDollars = ([amount, currency]: Amount) => amount / unitsPerDollar[currency]
  return (
    home.type === type &&
    isSame(meaning.city, home.city) &&
    isSame(meaning.street, home.street) &&
    isSame(meaning.district, home.district) &&
    (meaning.metro === undefined || meaning.metro.some((name) => name === home.metro)) &&
    (meaning.complex === undefined || meaning.complex === home.complex) &&
    isAny(meaning.rooms, home.rooms) &&
    (meaning.says ?? []).every((said) => isSaid(home, said)) &&
    (meaning.from === undefined || home.price >= toDollars(meaning.from)) &&
    (meaning.upTo === undefined || home.price <= toDollars(meaning.upTo))
  )
}
