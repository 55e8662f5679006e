import { type EstateType, isEstateType } from '#domain/catalog/listing/estate-type.ts'
import { requireShape } from '#domain/platform/json/shape.ts'
import { createStoredValue } from './stored-value.ts'

/** Stored as it is, not as JSON (docs/product/shell.md, "Browser storage"). */
export const storedEstateType = createStoredValue<EstateType | null>({
  key: 'estateType',
  fallback: null,
  parse: (text) => ({ value: requireShape(text, isEstateType), valid: true }),
  serialize: (type) => type,
})
