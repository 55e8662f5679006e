/** A place where visitors find the team (docs/product.md, "Fixed content"). */
export interface Office {
  readonly id: number
  readonly name: string
  /** Street and house, then the city: `44 Khreshchatyk Street, Kyiv`. */
  readonly address: string
  /** Degrees north and east. */
  readonly lat: number
  readonly lng: number
}

/** The city of an office: what stands last in its address. */
export function cityOf({ address }: Pick<Office, 'address'>): string {
  return address.slice(address.lastIndexOf(',') + 1).trim()
}

/** The offices of each city; cities come in the order of their first office. */
export function officesByCity(
  offices: readonly Office[],
): readonly { readonly city: string; readonly offices: readonly Office[] }[] {
  return [...Map.groupBy(offices, cityOf)].map(([city, found]) => ({ city, offices: found }))
}
