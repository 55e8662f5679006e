import { type EstateType, estateTypeSchema } from '#domain/listing/estate-type.ts'
import { createStoredValue } from './stored-value.ts'

/**
 * The choice to buy or to rent: `estateType` holds the bare word
 * (docs/product.md, "Browser storage").
 */
export const storedEstateType = createStoredValue<EstateType | null>({
  key: 'estateType',
  fallback: null,
  parse: (text) => ({ value: estateTypeSchema.parse(text), valid: true }),
  serialize: (type) => type,
})
