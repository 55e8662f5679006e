import { isAskedPrice } from '#domain/catalog/favorite/favorite.ts'
import { hasFields, isListOf, isNumber, isOptional, isText } from '#domain/platform/json/shape.ts'
import type { Listing } from './listing.ts'

/** What a small card shows. */
export interface ListingSummary extends Pick<Listing, 'id' | 'price' | 'asked' | 'address'> {
  /** The first picture. */
  readonly cover: string | null
}

/** The most listings that one request may ask for. */
export const MAX_SUMMARIES = 12

export const toSummary = ({ id, price, asked, address, images }: Listing): ListingSummary => ({
  id,
  price,
  asked,
  address,
  cover: images[0] ?? null,
})

export const isListOfSummaries = isListOf(
  hasFields<ListingSummary>({
    id: isNumber,
    price: isText,
    asked: isOptional(isAskedPrice),
    address: isText,
    cover: (value): value is string | null => value === null || isText(value),
  }),
)
