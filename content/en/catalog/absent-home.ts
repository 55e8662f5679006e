import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { OffMarketReason } from '#domain/homes/offer/lifecycle/off-market.ts'

export interface MissingTexts {
  readonly heading: string
  readonly hint: string
}

/** Texts for an address that no home has. */
export const missingTexts: MissingTexts = {
  heading: 'Not found matches',
  hint: 'It may be sold or rented, or the link has a typo.',
}

const closedHeadings: Readonly<Record<EstateType, string>> = {
  sale: 'This home is sold',
  rent: 'This home is rented',
}

/** Texts for the address of a home that was once offered. */
export const getAbsenceTexts = (absence: OffMarketReason, type: EstateType): MissingTexts =>
  ({
    paused: {
      heading: 'This home is paused at the moment',
      hint: 'Its owner may show it here again later. Homes like it stand below, if there are any.',
    },
    changing: {
      heading: 'This home is being changed',
      hint: 'It comes back here once its owner has changed it and we have looked at it. Homes like it stand below, if there are any.',
    },
    closed: {
      heading: closedHeadings[type],
      hint: 'Homes like it stand below, if there are any.',
    },
    ended: {
      heading: 'This home is not offered any more',
      hint: 'It was sold, rented or taken off. Homes like it stand below, if there are any.',
    },
  })[absence]
