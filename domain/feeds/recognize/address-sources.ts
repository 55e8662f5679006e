import { findCityPlace } from './city-place.ts'
import { getShare } from './contents/column-values.ts'
import { type ClaimsByMeaning, type FieldSource, toSource } from './field-source.ts'

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
