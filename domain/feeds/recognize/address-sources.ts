import { isPlacePart } from '#domain/feeds/address/split-address.ts'
import { getDistinctShare, getShare } from './contents/column-values.ts'
import { hasLetters } from './contents/value-kinds.ts'
import { type ClaimsByMeaning, type FieldSource, toSource } from './field-source.ts'
import type { SampleColumn } from './sample.ts'

/** Finds the columns of the address. The city is added to the address, so that it can be understood alone. */
export function findAddressSources(byMeaning: ClaimsByMeaning, isPlain: boolean): FieldSource[] {
  const [address, city, suburb, district, street, house] = (
    ['address', 'city', 'suburb', 'district', 'street', 'houseNumber'] as const
  ).map((meaning) => byMeaning.get(meaning))
  const town = city ?? suburb
  const cities = toSource(
    ['city'],
    town,
    city === undefined ? 'no column gives the city' : undefined,
  )
  if (address !== undefined && isPlain) return [...toSource(['address'], address), ...cities]
  if (address === undefined) {
    const claims = [street, house, district, ...(city === undefined ? [suburb] : []), city]
    const known = claims.filter((claim) => claim !== undefined)
    return street === undefined ? cities : [{ fields: ['address'], claims: known }, ...cities]
  }
  if (town === undefined && findCityPlace(address.column) === 'first')
    return [{ fields: ['city', 'address'], claims: [address], patterns: ['{city}, {address}'] }]
  if (town === undefined) return toSource(['address'], address)
  const addresses = address.column.values.cells
  const repeats = getShare(addresses, (text) =>
    town.column.values.texts.some((name) => text.toLowerCase().includes(name.toLowerCase())),
  )
  const claims = [address, ...(district === undefined ? [] : [district]), town]
  return repeats > 0.5
    ? [...toSource(['address'], address), ...cities]
    : [{ fields: ['address'], claims }, ...cities]
}

/** Whether no column gives the city. The city is then the last part of the address. */
export function isCityMissing(byMeaning: ClaimsByMeaning): boolean {
  if (byMeaning.has('city') || byMeaning.has('suburb')) return false
  const address = byMeaning.get('address')
  return address === undefined ? byMeaning.has('street') : findCityPlace(address.column) === null
}

const MIN_SHARE = 0.8

/**
 * Whether the city is the first or the last part of the addresses. Cities repeat and have no number, while streets
 * repeat less: "Kyiv, Podil, Mezhyhirska 12" begins with it, "12 Market Street, Lviv" ends with it.
 */
function findCityPlace({ values }: SampleColumn): 'first' | 'last' | null {
  const parts = values.texts.map((text) => text.split(',').map((part) => part.trim()))
  const several = parts.filter((list) => list.length > 1)
  if (several.length < parts.length * MIN_SHARE || several.length === 0) return null
  const first = several.map((list) => list[0] ?? '')
  const last = several.map((list) => list.at(-1) ?? '')
  const isName = (text: string) => hasLetters(text) && !/\d/.test(text) && !isPlacePart(text)
  const canBeCity = (texts: string[]) => getShare(texts, isName) >= MIN_SHARE
  if (canBeCity(first) && (!canBeCity(last) || getDistinctShare(first) < getDistinctShare(last)))
    return isRepeated(first) ? 'first' : null
  return canBeCity(last) ? 'last' : null
}

const isRepeated = (texts: readonly string[]) => texts.length < 3 || getDistinctShare(texts) <= 0.5
