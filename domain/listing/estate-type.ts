import * as z from 'zod/mini'

/** What a visitor came for: to buy (`sale`) or to rent (`rent`). §3 Entities, "Estate type". */
export const estateTypeSchema = z.enum(['sale', 'rent'])
export type EstateType = z.infer<typeof estateTypeSchema>

export const ESTATE_TYPES: readonly EstateType[] = estateTypeSchema.options

/**
 * The estate type that a path segment stands for: `sale` reads the sale listings,
 * any other word reads the rent listings (§2 Property detail).
 */
export function estateTypeOfSegment(segment: string): EstateType {
  return segment === 'sale' ? 'sale' : 'rent'
}
