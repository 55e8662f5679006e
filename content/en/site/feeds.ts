import type { EstateType } from '#domain/catalog/listing/estate-type.ts'

/** Shown by feed readers and in link previews. */
export const feedTexts = {
  site: 'Homiq',
  feed: {
    any: 'Homes for sale and for rent',
    types: { sale: 'Homes for sale', rent: 'Homes for rent' } satisfies Record<EstateType, string>,
    subtitle: 'Newest first',
  },
} as const
