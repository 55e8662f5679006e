import { OFFER_FIELDS, type OfferContent, type OfferField } from './content.ts'

/** A field that an owner changed, with both values as typed. */
export interface FieldChange {
  readonly field: OfferField
  readonly before: string
  readonly after: string
}

export const findChanges = (before: OfferContent, after: OfferContent): FieldChange[] =>
  OFFER_FIELDS.filter((field) => before[field].trim() !== after[field].trim()).map((field) => ({
    field,
    before: before[field],
    after: after[field],
  }))

/** A change in words; '' where nothing was stated. */
export interface DescribedChange {
  readonly name: string
  readonly before: string
  readonly after: string
}
