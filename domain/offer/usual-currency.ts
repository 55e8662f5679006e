import { type EstateType, isEstateType } from '#domain/listing/estate-type.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { OfferContent } from './content.ts'

/** What homes are priced in where Homiq is: apartments in dollars, rents in hryvnias. */
const USUAL_CURRENCY: Readonly<Record<EstateType, Currency>> = { sale: 'USD', rent: 'UAH' }

/** Whoever chooses the type finds its currency chosen at the price, until there is one. */
export function withUsualCurrency(
  values: Partial<OfferContent>,
  content: OfferContent,
): Partial<OfferContent> {
  const { type } = values
  const isChosen = isEstateType(type) && type !== content.type
  if (!isChosen || content.amount.trim() !== '' || values.currency !== undefined) return values
  return { ...values, currency: USUAL_CURRENCY[type] }
}
