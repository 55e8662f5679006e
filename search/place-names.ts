import { placeOfPart } from '#domain/search/address-places.ts'

/** A place that addresses name. */
export interface PlaceName {
  readonly kind: 'city' | 'district' | 'street'
  readonly name: string
  /** As the catalogue writes it. */
  readonly city: string
  /** In how many addresses it was seen: what is seen more is suggested first. */
  readonly seen: number
}

/** Collects the places of the addresses that come by. */
export interface PlaceNames {
  readonly add: (address: string, city: string) => void
  /** All places, if there are new ones since this was last asked; else `null`. */
  readonly news: () => PlaceName[] | null
}

type Counted = PlaceName & { seen: number }

/** A city, and what the parts of its addresses name. */
interface KnownCity {
  readonly city: Counted
  readonly parts: Map<string, Counted | null>
}

/** Parts of a city's addresses that are remembered: many homes share a street and its number. */
const REMEMBERED = 10_000

/** A collection without places. Those that no address names any more stay; nothing is found there. */
export function createPlaceNames(): PlaceNames {
  const places = new Map<string, Counted>()
  const cities = new Map<string, KnownCity>()
  let told = 0

  function counted(kind: PlaceName['kind'], name: string, city: string): Counted {
    const key = `${kind} ${name} ${city}`
    const known = places.get(key)
    if (known !== undefined) return known
    const place = { kind, name, city, seen: 0 }
    places.set(key, place)
    return place
  }

  function cityOf(name: string): KnownCity {
    const known = cities.get(name)
    if (known !== undefined) return known
    const city = { city: counted('city', name, name), parts: new Map() }
    cities.set(name, city)
    return city
  }

  function placeOf(part: string, { city, parts }: KnownCity): Counted | null {
    const known = parts.get(part)
    if (known !== undefined) return known
    if (parts.size === REMEMBERED) parts.clear()
    const named = placeOfPart(part, city.name)
    const place = named === null ? null : counted(named.kind, named.name, city.name)
    parts.set(part, place)
    return place
  }

  return {
    add(address, name) {
      const known = cityOf(name)
      known.city.seen += 1
      for (const part of address.split(',')) {
        const place = placeOf(part, known)
        if (place !== null) place.seen += 1
      }
    },
    news() {
      if (places.size === told) return null
      told = places.size
      return Array.from(places.values(), (place) => ({ ...place }))
    },
  }
}
