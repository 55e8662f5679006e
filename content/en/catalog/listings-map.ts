import { formatCount } from '#domain/platform/text/format-number.ts'

/** Loaded with the map's code. */
export const listingsMapTexts = {
  map: 'Map of homes',
  searchAsMapMoves: 'Search as I move the map',
  searchHere: 'Search this area',
  unreachable: { text: "New homes didn't load." },
  none: 'No homes here',
  close: 'Close',
  approximate: 'Approximate location',
} as const

const compactFormat = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  maximumSignificantDigits: 3,
})

/** "950", "1.2k", "3.3m". */
export const formatCompact = (value: number) => compactFormat.format(value).toLowerCase()

/** "37 homes here". */
export const formatListingsInView = (total: number) =>
  total === 0 ? listingsMapTexts.none : `${formatCount(total, 'home')} here`

/** Accessible name of a cluster: "12 homes, zoom in". */
export const cellLabel = (count: number) => `${formatCount(count, 'home')}, zoom in`

/** Accessible name of a group of overlapping pins: "3 homes from $96.5k". */
export const pinGroupLabel = (count: number, price: string) =>
  `${formatCount(count, 'home')} from ${price}`

/** Accessible name of a pin: "Home for $120k, 2 rooms, 12 Street, Kyiv, approximate location, in favorites". */
export function pinLabel(
  listing: {
    readonly countRooms: string
    readonly address: string
    readonly isApproximate?: boolean | undefined
  },
  price: string,
  { favorite, seen }: { readonly favorite: boolean; readonly seen: boolean },
): string {
  const states = [
    listing.isApproximate && 'approximate location',
    favorite && 'in favorites',
    seen && 'seen before',
  ].filter((mark): mark is string => typeof mark === 'string')
  return [`Home for ${price}`, listing.countRooms, listing.address, ...states].join(', ')
}
