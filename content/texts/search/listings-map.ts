import { listingCount } from './listing-count.ts'

/** Texts of the map of homes, which come with its code. */
export const listingsMapTexts = {
  map: 'Map of homes',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  follow: 'Search as I move the map',
  searchHere: 'Search this area',
  unreachable: 'New homes cannot be loaded right now.',
  retry: 'Try again',
  none: 'No homes here',
  close: 'Close',
} as const

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 })

/** A number in little room: "950", "1.2k", "3.3m". */
export const formatCompact = (value: number) => compact.format(value).toLowerCase()

/** What a pin says of its home: "$120k". */
export const pinPrice = (dollars: number) => `$${formatCompact(dollars)}`

/** "37 homes here". */
export const listingsHere = (total: number) =>
  total === 0 ? listingsMapTexts.none : `${listingCount(total)} here`

/** Accessible name of a cell that a press opens: "12 homes, zoom in". */
export const cellName = (count: number) => `${listingCount(count)}, zoom in`

/** Accessible name of homes that stand too close for their prices: "3 homes from $96.5k". */
export const groupName = (count: number, dollars: number) =>
  `${listingCount(count)} from ${pinPrice(dollars)}`

/** Accessible name of a pin: "Home for $120k, 2 rooms, 12 Street, Kyiv, in favorites". */
export function pinName(
  home: { readonly dollars: number; readonly countRooms: string; readonly address: string },
  { favorite, seen }: { readonly favorite: boolean; readonly seen: boolean },
): string {
  const marks = [favorite && 'in favorites', seen && 'seen before'].filter((mark) => mark !== false)
  return [`Home for ${pinPrice(home.dollars)}`, home.countRooms, home.address, ...marks].join(', ')
}

/** "2 rooms · 64 m² · Floor 3 of 9". */
export const factLine = (facts: readonly string[]) => facts.join(' · ')
