import { type EstateType, estateTypeSchema } from '#domain/listing/estate-type.ts'
import { storedValue } from './stored-value.ts'

/**
 * The choice to buy or to rent: `estateType` holds the bare word
 * (docs/product.md, "Browser storage").
 */
export const storedEstateType = storedValue<EstateType | null>({
  key: 'estateType',
  unread: null,
  read: (text) => ({ value: estateTypeSchema.parse(text), sound: true }),
  write: (type) => type,
})
