import { type AddressPlace, placeOfPart } from '#domain/address-places.ts'

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

/** Parts of addresses of which it is remembered what they name: many homes share a district. */
const REMEMBERED = 50_000

/** A collection without places. Those that no address names any more stay; nothing is found there. */
export function createPlaceNames(): PlaceNames {
  const places = new Map<string, PlaceName & { seen: number }>()
  /** By city and part. */
  const named = new Map<string, AddressPlace | null>()
  let told = 0

  function see(kind: PlaceName['kind'], name: string, city: string): void {
    const key = `${kind} ${name} ${city}`
    const known = places.get(key)
    if (known === undefined) places.set(key, { kind, name, city, seen: 1 })
    else known.seen += 1
  }

  function placeOf(part: string, city: string): AddressPlace | null {
    const key = `${city},${part}`
    const known = named.get(key)
    if (known !== undefined) return known
    if (named.size === REMEMBERED) named.clear()
    const place = placeOfPart(part, city)
    named.set(key, place)
    return place
  }

  return {
    add(address, city) {
      see('city', city, city)
      for (const part of address.split(',')) {
        const place = placeOf(part, city)
        if (place !== null) see(place.kind, place.name, city)
      }
    },
    news() {
      if (places.size === told) return null
      told = places.size
      return Array.from(places.values(), (place) => ({ ...place }))
    },
  }
}
