import { parsePrice } from '../price.ts'

/**
 * How English says what is data of a listing. Every function gives '' for what is not stated. Another language is
 * another file with the same functions.
 */

/** "1 room", "2 rooms". */
export const formatRooms = (rooms: number): string => (rooms === 1 ? '1 room' : `${rooms} rooms`)

/** "54.5 m²". */
export const formatArea = (area: number): string => `${area} m²`

/** "Floor 3 of 9", or what of it is known. */
export function formatFloor(floor: number | undefined, totalFloors: number | undefined): string {
  if (floor === undefined)
    return totalFloors === undefined ? '' : `Building of ${totalFloors} floors`
  return totalFloors === undefined ? `Floor ${floor}` : `Floor ${floor} of ${totalFloors}`
}

/** "1934 year of construction". */
export const formatYearBuilt = (year: number | undefined): string =>
  year === undefined ? '' : `${year} year of construction`

export function formatRenovation(isRenovation: boolean | undefined): string {
  if (isRenovation === undefined) return ''
  return isRenovation ? 'Renovated' : 'Not renovated'
}

/**
 * "1.05 m", "395 k" or "548". Prices that would lose digits that way are written out, so that
 * `parsePrice` always returns the same dollars.
 *
 * @param dollars whole, at least 0
 */
export function formatPriceText(dollars: number): string {
  const short =
    dollars >= 1_000_000 && dollars % 1_000 === 0
      ? `${dollars / 1_000_000} m`
      : dollars >= 1_000 && dollars < 1_000_000 && dollars % 100 === 0
        ? `${dollars / 1_000} k`
        : String(dollars)
  return parsePrice(short) === dollars ? short : String(dollars)
}

/** Prefixes a dollar sign, and groups the digits of a plain number (docs/product.md, "Listing card"). */
export function formatPrice(price: string): string {
  return `$${/^\d{4,15}$/.test(price) ? Number(price).toLocaleString('en-US') : price}`
}
