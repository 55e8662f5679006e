import { type EstateType, isEstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Currency } from '#domain/catalog/price/currency.ts'
import type { OfferContent } from './content.ts'

/** The usual currencies of prices in Ukraine: dollars for sales, hryvnias for rents. */
const USUAL_CURRENCY: Readonly<Record<EstateType, Currency>> = { sale: 'USD', rent: 'UAH' }

/** Preselects the currency of a newly chosen type, until there is a price. */
export function withUsualCurrency(
  values: Partial<OfferContent>,
  content: OfferContent,
): Partial<OfferContent> {
  const { type } = values
  const isChosen = isEstateType(type) && type !== content.type
  if (!isChosen || content.amount.trim() !== '' || values.currency !== undefined) return values
  return { ...values, currency: USUAL_CURRENCY[type] }
}
