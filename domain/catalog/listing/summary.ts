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
