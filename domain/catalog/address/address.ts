import type { City } from '#domain/catalog/city/city.ts'
import { toTerms } from '#domain/catalog/search/text/words.ts'
import { romanize } from './romanize.ts'
import { readStreetKind, type StreetKind } from './street-kinds.ts'

/** A name in Ukrainian, and in Latin letters where those are not the official ones: "Центр", "Center". */
export type PlaceName = string | readonly [ukrainian: string, latin: string]

/** A name in both languages. */
export interface BothNames {
  readonly uk: string
  readonly latin: string
}

/** An address of which every word is known. */
export interface Address {
  readonly street?: BothNames & { readonly kind: StreetKind | null }
  /** "12", "12-A", in the letters in which it is written. */
  readonly building?: string
  /** One with an administration is called a district; any other part of a city only has a name. */
  readonly district?: BothNames & { readonly isAdministrative: boolean }
  /** As the catalog names it. */
  readonly city?: string
}

export interface KnownPlaces {
  readonly streets: readonly PlaceName[]
  /** Districts with an administration: "Галицький". */
  readonly districts: readonly PlaceName[]
  /** Other parts of cities: "Поділ". */
  readonly neighborhoods: readonly PlaceName[]
  /** Accepts any spelling. */
  readonly findCity: (name: string) => City | null
}

const MAX_LENGTH = 300
const NUMBER = String.raw`\d{1,4}(?:[-\s]?[AaАа](?!\p{L}))?(?:[/-]\d{1,4})?`
const BUILDING = new RegExp(`^(?:буд(?:инок|\\.)?\\s*|№\\s*)?(${NUMBER})$`, 'iu')
const BUILDING_FIRST = new RegExp(`^(${NUMBER})\\s+(\\p{L}.*)$`, 'u')
const BUILDING_LAST = new RegExp(`^(\\p{L}.*\\p{L})\\s+(?:буд\\.?\\s*|№\\s*)?(${NUMBER})$`, 'iu')
const CITY_WORD = /^(?:м\.\s*|місто\s+)(?=\p{L})/iu
const DISTRICT = /^(.+)\s+(?:district|район|р-н)$|^(?:р-н|район)\s+(.+)$/iu
/** A name that can be romanized: Ukrainian letters, without a number that might be a house's. */
const UKRAINIAN = /^(?!.*[ыэъё])[\p{Script=Cyrillic}'’ʼ.\s-]+$/iu

const toKey = (text: string) => toTerms(text).join(' ')

const toBothNames = (name: PlaceName): BothNames =>
  typeof name === 'string' ? { uk: name, latin: romanize(name) } : { uk: name[0], latin: name[1] }

/** Finds a known name by its spelling in either alphabet. */
function indexNames(names: readonly PlaceName[]): (text: string) => BothNames | undefined {
  const byKey = new Map<string, BothNames>()
  for (const both of names.map(toBothNames)) {
    for (const spelling of [romanize(both.uk), both.uk, both.latin])
      byKey.set(toKey(spelling), both)
  }
  return (text) => byKey.get(toKey(text))
}

/** Finds a known name, or romanizes a Ukrainian one. */
export function createPlaceNameReader(
  names: readonly PlaceName[],
): (text: string) => BothNames | undefined {
  const find = indexNames(names)
  return (text) => find(text) ?? (UKRAINIAN.test(text) ? toBothNames(text) : undefined)
}

/**
 * Reads an address if every part of it is known. In Ukrainian, any name is, because it can be romanized; in Latin
 * letters only names of the lists are, because many spellings lead back to others: "Lypska" may be "Липська" or
 * "Ліпська".
 */
export function createAddressReader(places: KnownPlaces): (text: string) => Address | null {
  const findStreet = indexNames(places.streets)
  const readStreetName = createPlaceNameReader(places.streets)
  const readDistrictName = createPlaceNameReader(places.districts)
  const findDistrict = indexNames(places.districts)
  const findNeighborhood = indexNames(places.neighborhoods)

  function readCity(part: string): Address | null {
    const city = places.findCity(part.replace(CITY_WORD, ''))
    return city && { city: city.name }
  }

  function readDistrict(part: string): Address | null {
    const found = DISTRICT.exec(part)
    const named = found?.[1] ?? found?.[2]
    const neighborhood = findNeighborhood(named ?? part)
    if (neighborhood && findDistrict(named ?? part) === undefined)
      return { district: { ...neighborhood, isAdministrative: false } }
    const district = named === undefined ? findDistrict(part) : readDistrictName(named)
    return district ? { district: { ...district, isAdministrative: true } } : null
  }

  function readStreet(text: string): Address | null {
    const stated = readStreetKind(text)
    const name = stated === null ? findStreet(text) : readStreetName(stated.name)
    return name ? { street: { ...name, kind: stated?.kind ?? null } } : null
  }

  function readHouse(part: string): Address | null {
    const [, first, afterNumber = ''] = BUILDING_FIRST.exec(part) ?? []
    if (first !== undefined) return withBuilding(readStreet(afterNumber), first)
    const [, beforeNumber = '', last] = BUILDING_LAST.exec(part) ?? []
    return last === undefined ? readStreet(part) : withBuilding(readStreet(beforeNumber), last)
  }

  const readPart = (part: string) => readCity(part) ?? readDistrict(part) ?? readHouse(part)

  return (text) => {
    if (text.length > MAX_LENGTH) return null
    let address: Address = {}
    let before: Address = {}
    for (const part of text.split(',').map((one) => one.trim())) {
      const [, building] = BUILDING.exec(part) ?? []
      const read: Address | null =
        building === undefined ? readPart(part) : before.street ? { building } : null
      // A second street or city makes it the address of something else.
      if (read === null || Object.keys(read).some((known) => known in address)) return null
      address = { ...address, ...read }
      before = read
    }
    return address
  }
}

const withBuilding = (street: Address | null, building: string): Address | null =>
  street && { ...street, building }
