import { type EstateType, estateTypeSchema } from '#domain/listing/estate-type.ts'
import { createStoredValue } from './stored-value.ts'

/** Stored as it is, not as JSON (docs/product.md, "Browser storage"). */
export const storedEstateType = createStoredValue<EstateType | null>({
  key: 'estateType',
  fallback: null,
  parse: (text) => ({ value: estateTypeSchema.parse(text), valid: true }),
  serialize: (type) => type,
})
