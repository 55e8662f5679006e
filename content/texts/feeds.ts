import type { EstateType } from '#domain/listing/estate-type.ts'

/** Words of what other programs show of us: readers of feeds, previews of links. */
export const machineTexts = {
  site: 'Homiq',
  locale: 'en_US',
  feed: {
    any: 'Homes for sale and for rent',
    types: { sale: 'Homes for sale', rent: 'Homes for rent' } satisfies Record<EstateType, string>,
    subtitle: 'The newest first',
  },
} as const
