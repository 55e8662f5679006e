import { parseAddressPart } from '#domain/catalog/search/text/address-part.ts'

/** A place that listings are at: what their street addresses name, metro stations and residential complexes. */
export interface Place {
  readonly kind: 'city' | 'district' | 'street' | 'metro' | 'complex'
  readonly name: string
  /** As the catalog spells it. */
  readonly city: string
  /** The number of listings that name it; more frequent places are suggested first. */
  readonly count: number
}

/** The names of places that a listing has. */
export interface NamedPlaces {
  readonly address: string
  readonly city: string
  /** `null` where it is not stated. */
  readonly metro: string | null
  readonly complex: string | null
}

export type PlaceCollector = ReturnType<typeof createPlaceCollector>

type CountedPlace = Place & { count: number }

interface CityPlaces {
  readonly city: CountedPlace
  /** What each part of a street address names, as a cache. */
  readonly parts: Map<string, CountedPlace | null>
}

/** Parts cached per city: many listings share a street and a house number. */
const MAX_CACHED_PARTS = 10_000

/** Places that no street address names any more stay; searching for them finds nothing. */
export function createPlaceCollector(stored: readonly Place[] = []) {
  const places = new Map<string, CountedPlace>()
  const cities = new Map<string, CityPlaces>()
  let takenCount = 0

  function getPlace(kind: Place['kind'], name: string, city: string): CountedPlace {
    const key = `${kind} ${name} ${city}`
    const known = places.get(key)
    if (known !== undefined) return known
    const place = { kind, name, city, count: 0 }
    places.set(key, place)
    return place
  }
  for (const { kind, name, city, count } of stored) getPlace(kind, name, city).count = count

  function getCityPlaces(name: string): CityPlaces {
    const known = cities.get(name)
    if (known !== undefined) return known
    const cityPlaces = { city: getPlace('city', name, name), parts: new Map() }
    cities.set(name, cityPlaces)
    return cityPlaces
  }

  function findNamedPlace(part: string, { city, parts }: CityPlaces): CountedPlace | null {
    const known = parts.get(part)
    if (known !== undefined) return known
    if (parts.size === MAX_CACHED_PARTS) parts.clear()
    const named = parseAddressPart(part, city.name)
    const place = named === null ? null : getPlace(named.kind, named.name, city.name)
    parts.set(part, place)
    return place
  }

  const list = (): Place[] => Array.from(places.values(), (place) => ({ ...place }))

  return {
    add({ address, city: cityName, metro, complex }: NamedPlaces) {
      const cityPlaces = getCityPlaces(cityName)
      cityPlaces.city.count += 1
      if (metro !== null) getPlace('metro', metro, cityName).count += 1
      if (complex !== null) getPlace('complex', complex, cityName).count += 1
      for (const part of address.split(',')) {
        const place = findNamedPlace(part, cityPlaces)
        if (place !== null) place.count += 1
      }
    },
    /** All places if there are new ones since the last call, else `null`. */
    takeChanges() {
      if (places.size === takenCount) return null
      takenCount = places.size
      return list()
    },
    list,
  }
}
