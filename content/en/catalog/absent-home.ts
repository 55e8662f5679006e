import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { OffMarketReason } from '#domain/homes/offer/lifecycle/off-market.ts'

/** Texts for an address that no home has. */
export const missingTexts = {
  heading: 'Not found matches',
  hint: 'It may have been sold or rented, or the link has a typo.',
}

const closedHeadings: Readonly<Record<EstateType, string>> = {
  sale: 'This home has been sold',
  rent: 'This home has been rented',
}

/** Texts for the address of a home that was once offered. */
export const getAbsenceTexts = (absence: OffMarketReason, type: EstateType) =>
  ({
    paused: {
      heading: 'This home is paused for now',
      hint: 'The owner may show it again later.',
    },
    changing: {
      heading: 'This home is being updated',
      hint: 'It will be back once we have reviewed the changes.',
    },
    closed: {
      heading: closedHeadings[type],
      hint: 'Its owner has closed the listing.',
    },
    ended: {
      heading: 'This home is no longer available',
      hint: 'It has been sold, rented or taken off the market.',
    },
  })[absence]
