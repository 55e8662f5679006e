import { distance, narrowing, type Question } from '#domain/search/question.ts'
import type { Blocks } from './blocks.ts'
import type { Columns } from './columns.ts'
import type { Places } from './keep.ts'

/** The keys by which listings are ordered, the lowest first: what `sortKey` of the domain says. */
export interface Order {
  /** Writes the keys of the first `count` places into `keys`. */
  readonly read: (columns: Columns, places: Places, count: number, keys: Float64Array) => void
  /** No listing of a block has a lower key. */
  readonly lowest: (blocks: Blocks, block: number) => number
}

/** The order of a question. Each has a loop of its own, which the engine compiles for its column. */
export function orderBy({ sort, near }: Question): Order {
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

const byPrice: Order = {
  read({ price }, places, count, keys) {
    for (let index = 0; index < count; index += 1) {
      keys[index] = price[places[index] as number] as number
    }
  },
  lowest: ({ price }, block) => price[2 * block] as number,
}

const byPriceDown: Order = {
  read({ price }, places, count, keys) {
    for (let index = 0; index < count; index += 1) {
      keys[index] = 0 - (price[places[index] as number] as number)
    }
  },
  lowest: ({ price }, block) => -(price[2 * block + 1] as number),
}

const byArea: Order = {
  read({ area }, places, count, keys) {
    for (let index = 0; index < count; index += 1) {
      keys[index] = 0 - (area[places[index] as number] as number)
    }
  },
  lowest: ({ area }, block) => -(area[2 * block + 1] as number),
}

const byPricePerSquare: Order = {
  read({ pricePerSquare }, places, count, keys) {
    for (let index = 0; index < count; index += 1) {
      keys[index] = pricePerSquare[places[index] as number] as number
    }
  },
  lowest: ({ pricePerSquare }, block) => pricePerSquare[2 * block] as number,
}

const byNewest: Order = {
  read({ publishedAt }, places, count, keys) {
    for (let index = 0; index < count; index += 1) {
      keys[index] = 0 - (publishedAt[places[index] as number] as number)
    }
  },
  lowest: ({ publishedAt }, block) => -(publishedAt[2 * block + 1] as number),
}

function byDistance(near: { readonly lat: number; readonly lng: number }): Order {
  const narrow = narrowing(near.lat)
  /** What of the block's bounds is nearest. */
  const closest = (bounds: Float64Array, block: number, to: number) =>
    Math.max(bounds[2 * block] as number, Math.min(bounds[2 * block + 1] as number, to))
  return {
    read({ lat, lng }, places, count, keys) {
      for (let index = 0; index < count; index += 1) {
        const place = places[index] as number
        keys[index] = distance(lat[place] as number, lng[place] as number, near, narrow)
      }
    },
    lowest: ({ lat, lng }, block) =>
      distance(closest(lat, block, near.lat), closest(lng, block, near.lng), near, narrow),
  }
}
