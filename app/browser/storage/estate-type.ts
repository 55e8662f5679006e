import { isEstateType } from '#domain/catalog/listing/estate-type.ts'
import { createStoredText } from './stored-value.ts'

/** docs/product/shell.md, "Browser storage". */
export const storedEstateType = createStoredText('estateType', isEstateType)
