import type { CatalogListing } from '#domain/catalog/listing/listing.ts'
import type { OfferState } from '#domain/homes/offer/lifecycle/state.ts'

type Home = Pick<CatalogListing, 'type' | 'id'>

/** States in which a home stays hidden until its owner or a moderator acts. */
const GONE_STATES: readonly OfferState[] = ['paused', 'closed', 'expired', 'rejected', 'removed']

/**
 * Viewings that both still plan although their home is no longer shown, for example because it was
 * let in the meantime (docs/product/homes.md, "My homes"). Only the two people end a viewing: a home that
 * is let from next month can still be viewed.
 */
export const listViewingsOfHiddenHomes = <Viewing extends { readonly home: Home }>(
  viewings: readonly Viewing[],
  { state, listing }: { readonly state: OfferState; readonly listing: Home | null },
): readonly Viewing[] =>
  listing === null || !GONE_STATES.includes(state)
    ? []
    : viewings.filter(({ home }) => home.type === listing.type && home.id === listing.id)
