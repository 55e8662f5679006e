import { placesOfAddress } from '#domain/address-places.ts'

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

/** A collection without places. Those that no address names any more stay; nothing is found there. */
export function createPlaceNames(): PlaceNames {
  const places = new Map<string, PlaceName>()
  let told = 0

  function see(kind: PlaceName['kind'], name: string, city: string): void {
    const key = `${kind} ${name} ${city}`
    places.set(key, { kind, name, city, seen: (places.get(key)?.seen ?? 0) + 1 })
  }

  return {
    add(address, city) {
      see('city', city, city)
      for (const { kind, name } of placesOfAddress(address, city)) see(kind, name, city)
    },
    news() {
      if (places.size === told) return null
      told = places.size
      return [...places.values()]
    },
  }
}
