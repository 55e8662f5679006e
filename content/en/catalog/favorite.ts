import type { FavoriteOrder } from '#domain/catalog/favorite/favorite-order.ts'
import { formatNumber } from '#domain/platform/text/format-number.ts'

export const favoriteTexts = {
  title: 'Favorites',
  loading: 'Loading your favorites',
  empty: 'You have no saved ads.',
  lead: 'Homes you mark with a heart are saved here, in this browser, and with your account if you are signed in.',
  browse: 'Browse homes',
  needsScript: 'Your favorites are saved in this browser. Turn on JavaScript to see them.',
  order: 'Sort by',
  orders: {
    kept: 'Order added',
    type: 'For sale first',
    'price-up': 'Price: low to high',
    'price-down': 'Price: high to low',
  } satisfies Record<FavoriteOrder, string>,
  removed: 'Removed from favorites',
  undo: 'Undo',
  share: 'Share as a list',
  compare: 'Compare',
  sideBySide: 'Side by side',
  tooMany: 'You can compare up to four homes.',
  types: { sale: 'For sale', rent: 'For rent' },
} as const

/** "Show 200 more of your 3,000 favorites". */
export const showMoreLabel = (more: number, total: number) =>
  `Show ${more} more of your ${formatNumber(total)} favorites`
