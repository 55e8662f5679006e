import { requireShape } from '#domain/json/shape.ts'
import { type EstateType, isEstateType } from '#domain/listing/estate-type.ts'
import { createStoredValue } from './stored-value.ts'

/** Stored as it is, not as JSON (docs/product.md, "Browser storage"). */
export const storedEstateType = createStoredValue<EstateType | null>({
  key: 'estateType',
  fallback: null,
  parse: (text) => ({ value: requireShape(text, isEstateType), valid: true }),
  serialize: (type) => type,
})
