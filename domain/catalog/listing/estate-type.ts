export const ESTATE_TYPES = ['sale', 'rent'] as const
export type EstateType = (typeof ESTATE_TYPES)[number]

export const isEstateType = (value: unknown): value is EstateType =>
  ESTATE_TYPES.some((type) => type === value)

/** Anything but `sale` is `rent` (docs/product/catalog.md, "Detail page"). */
export function parseEstateTypeSegment(segment: string): EstateType {
  return segment === 'sale' ? 'sale' : 'rent'
}
