import * as z from 'zod/mini'

/** What a visitor came for: to buy (`sale`) or to rent (`rent`). */
export const estateTypeSchema = z.enum(['sale', 'rent'])
export type EstateType = z.infer<typeof estateTypeSchema>

export const ESTATE_TYPES: readonly EstateType[] = estateTypeSchema.options

/**
 * The estate type that a path segment stands for: `sale` reads the sale listings,
 * any other word reads the rent listings (docs/product.md, "Detail page").
 */
export function parseEstateTypeSegment(segment: string): EstateType {
  return segment === 'sale' ? 'sale' : 'rent'
}
