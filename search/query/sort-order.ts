import {
  getLongitudeScale,
  type SearchCriteria,
  squaredDistance,
  UNKNOWN_DISTANCE,
} from '#domain/catalog/search/search-criteria.ts'
import type { BlockStats } from '#search/segment/block-stats.ts'
import type { Columns } from '#search/segment/columns.ts'
import type { RowSelection } from './select-rows.ts'

/** Sort keys in ascending order, as `test/catalog/search/reference-search.ts` defines them. */
export interface SortOrder {
  /** Writes the sort keys of the first `count` rows into `keys`. */
  readonly readKeys: (
    columns: Columns,
    rows: RowSelection,
    count: number,
    keys: Float64Array,
  ) => void
  /** A lower bound of the sort keys in a block. */
  readonly lowestKey: (blocks: BlockStats, block: number) => number
}

/** Each order has its own loop, so that the engine compiles it for the type of its column. */
export function getSortOrder({ sort, near }: SearchCriteria): SortOrder {
  switch (sort) {
    case 'price-up':
      return byPrice
    case 'price-down':
      return byPriceDown
    case 'area':
      return byArea
    case 'price-per-square':
      return byPricePerSquare
    case 'newest':
      return byNewest
    case 'nearest':
      return near === null ? byNewest : byDistance(near)
  }
}

const byPrice: SortOrder = {
  readKeys({ price }, rows, count, keys) {
    for (let index = 0; index < count; index += 1) {
      keys[index] = price[rows[index] as number] as number
    }
  },
  lowestKey: ({ price }, block) => price[2 * block] as number,
}

const byPriceDown: SortOrder = {
  readKeys({ price }, rows, count, keys) {
    for (let index = 0; index < count; index += 1) {
      keys[index] = 0 - (price[rows[index] as number] as number)
    }
  },
  lowestKey: ({ price }, block) => -(price[2 * block + 1] as number),
}

const byArea: SortOrder = {
  readKeys({ area }, rows, count, keys) {
    for (let index = 0; index < count; index += 1) {
      keys[index] = 0 - (area[rows[index] as number] as number)
    }
  },
  lowestKey: ({ area }, block) => -(area[2 * block + 1] as number),
}

const byPricePerSquare: SortOrder = {
  readKeys({ pricePerSquare }, rows, count, keys) {
    for (let index = 0; index < count; index += 1) {
      keys[index] = pricePerSquare[rows[index] as number] as number
    }
  },
  lowestKey: ({ pricePerSquare }, block) => pricePerSquare[2 * block] as number,
}

const byNewest: SortOrder = {
  readKeys({ publishedAt }, rows, count, keys) {
    for (let index = 0; index < count; index += 1) {
      keys[index] = 0 - (publishedAt[rows[index] as number] as number)
    }
  },
  lowestKey: ({ publishedAt }, block) => -(publishedAt[2 * block + 1] as number),
}

function byDistance(near: { readonly lat: number; readonly lng: number }): SortOrder {
  const narrow = getLongitudeScale(near.lat)
  const clampToBlock = (bounds: Float64Array, block: number, value: number) =>
    Math.max(bounds[2 * block] as number, Math.min(bounds[2 * block + 1] as number, value))
  return {
    readKeys({ lat, lng }, rows, count, keys) {
      for (let index = 0; index < count; index += 1) {
        const row = rows[index] as number
        const distance = squaredDistance(lat[row] as number, lng[row] as number, near, narrow)
        keys[index] = Number.isNaN(distance) ? UNKNOWN_DISTANCE : distance
      }
    },
    lowestKey: ({ lat, lng }, block) =>
      squaredDistance(
        clampToBlock(lat, block, near.lat),
        clampToBlock(lng, block, near.lng),
        near,
        narrow,
      ),
  }
}
