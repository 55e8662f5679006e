import type { EstateType } from '#domain/catalog/listing/estate-type.ts'

/** What the page of a home shows to its owner alone. */
export interface OwnHome {
  readonly id: string
  /** Number of unread messages about it. */
  readonly unread: number
}

/** JSON, `null` for homes of others; pages of homes are the same for everyone. */
export const OWN_HOME_PATH = '/my/home/:type/:id'

export const ownHomePath = (listing: { readonly type: EstateType; readonly id: number }): string =>
  OWN_HOME_PATH.replace(':type', listing.type).replace(':id', String(listing.id))
