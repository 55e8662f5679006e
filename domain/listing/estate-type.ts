import * as z from 'zod/mini'

export const estateTypeSchema = z.enum(['sale', 'rent'])
export type EstateType = z.infer<typeof estateTypeSchema>

export const ESTATE_TYPES: readonly EstateType[] = estateTypeSchema.options

/** Anything but `sale` is `rent` (docs/product.md, "Detail page"). */
export function parseEstateTypeSegment(segment: string): EstateType {
  return segment === 'sale' ? 'sale' : 'rent'
}
