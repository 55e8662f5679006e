import type { Criteria } from '#domain/filters.ts'
import type { Columns } from './columns.ts'

/** A page of a search: the ids of its listings in order, and how many match in all. */
export interface Found {
  readonly ids: number[]
  readonly total: number
}

/** Rooms as a set of bits: bit 0 to 2 for one to three rooms, bit 3 for four or more. */
function roomBits(criteria: Criteria): number {
  return criteria.rooms.reduce((bits, option) => bits | (1 << (Number.parseInt(option, 10) - 1)), 0)
}

/**
 * One pass over the columns: counts every row that meets all criteria and keeps the ids of those
 * from `offset` on, at most `limit` of them. Agrees with `matches` in `domain/filters.ts`.
 */
export function find(columns: Columns, criteria: Criteria, offset: number, limit: number): Found {
  const { id, price, area, pricePerSquare, rooms, renovation, length } = columns
  const { priceMin, priceMax, areaMin, areaMax, pricePerSquareMax, isRenovation } = criteria
  const wantedRooms = roomBits(criteria)
  const wantedRenovation = isRenovation === undefined ? -1 : Number(isRenovation)
  const ids: number[] = []
  let total = 0
  for (let row = 0; row < length; row += 1) {
    const dollars = price[row] as number
    if (dollars < priceMin || dollars > priceMax) continue
    const squareMetres = area[row] as number
    if (squareMetres < areaMin || squareMetres > areaMax) continue
    if ((pricePerSquare[row] as number) > pricePerSquareMax) continue
    if (wantedRenovation !== -1 && renovation[row] !== wantedRenovation) continue
    if (wantedRooms !== 0) {
      const count = Math.min(rooms[row] as number, 4)
      if (count === 0 || (wantedRooms & (1 << (count - 1))) === 0) continue
    }
    if (total >= offset && ids.length < limit) ids.push(id[row] as number)
    total += 1
  }
  return { ids, total }
}
