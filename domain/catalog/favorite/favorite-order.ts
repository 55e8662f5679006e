import { toDollars } from '#domain/catalog/price/parse-price.ts'
import type { Favorite } from './favorite.ts'

/** The sort orders of the favorites page; the first is that of the stored list. */
export const FAVORITE_ORDERS = ['kept', 'type', 'price-up', 'price-down'] as const
export type FavoriteOrder = (typeof FAVORITE_ORDERS)[number]

const COMPARE: Record<FavoriteOrder, (a: Favorite, b: Favorite) => number> = {
  kept: () => 0,
  type: (a, b) => Number(a.type === 'rent') - Number(b.type === 'rent'),
  'price-up': (a, b) => toDollars(a.price) - toDollars(b.price),
  'price-down': (a, b) => toDollars(b.price) - toDollars(a.price),
}

/** Equal ones stay in the order of the stored list. */
export const sortFavorites = (favorites: readonly Favorite[], order: FavoriteOrder): Favorite[] =>
  favorites.toSorted(COMPARE[order])
