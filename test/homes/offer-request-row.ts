import type { OwnRequest } from '#test/site/own-request.ts'
import type { Form } from './owner-forms.ts'

export const OFFER_VISITORS = ['nobody', 'disabled', 'stranger', 'moderator', 'owner'] as const
export type OfferVisitor = (typeof OFFER_VISITORS)[number]

/**
 * Statuses in the order of `OFFER_VISITORS`. 302 leads to the sign-in page, or elsewhere if the home is not a draft.
 */
export type OfferStatuses = readonly [number, number, number, number, number]

/** A row of the table of permissions. */
export interface OfferRequestRow extends OwnRequest {
  readonly what: string
  /** The home is a draft, or waiting for a moderator; missing if the request needs no home. */
  readonly home?: 'draft' | 'waiting'
  /** What else is waiting for a moderator. */
  readonly given?: 'claim' | 'check' | 'ban'
  readonly path: (id: string) => string
  /** If present, it is posted; otherwise the page is requested. */
  readonly form?: Form | ((id: string) => Form) | undefined
  readonly statuses: OfferStatuses
}
