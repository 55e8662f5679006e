import type { OwnRequest } from '#test/site/own-request.ts'
import type { Form } from './owner-forms.ts'

export const OFFER_VISITORS = ['nobody', 'disabled', 'stranger', 'moderator', 'owner'] as const
export type OfferVisitor = (typeof OFFER_VISITORS)[number]

/** In the order of `OFFER_VISITORS`. 302 leads to the sign-in page, or away from what is no draft. */
export type OfferStatuses = readonly [number, number, number, number, number]

/** A row of the table of permissions. */
export interface OfferRequestRow extends OwnRequest {
  readonly what: string
  /** A draft or a home that waits, unless it needs none. */
  readonly home?: 'draft' | 'waiting'
  /** What waits for a moderator besides. */
  readonly given?: 'claim' | 'check' | 'ban'
  readonly path: (id: string) => string
  /** Posted; without it the page is asked for. */
  readonly form?: Form | ((id: string) => Form) | undefined
  readonly statuses: OfferStatuses
}
