import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { StoredListing } from '#domain/catalog/listing/stored-listing.ts'

type Sample = Omit<StoredListing, 'type' | 'pricePerSquare' | 'city' | 'place' | 'translations'> & {
  readonly area: number
}

/**
 * Adds what the other fields say already. An `address` is like "38 Mezhyhirska Street, Podil, Kyiv",
 * the district is optional.
 *
 * @param descriptionsUk by listing id
 */
export const completeSamples = (
  type: EstateType,
  descriptionsUk: Readonly<Record<number, string>>,
  samples: readonly Sample[],
): readonly StoredListing[] =>
  samples.map((sample) => {
    const [house = '', ...quarters] = sample.address.split(', ')
    const city = quarters.pop() ?? ''
    const [building, ...street] = house.split(' ')
    const district = quarters[0]?.replace(' district', '')
    return {
      ...sample,
      type,
      ...(type === 'sale' && { pricePerSquare: Math.round(sample.price / sample.area) }),
      city,
      place: {
        cityId: city.toLowerCase(),
        ...(district && { district }),
        street: street.join(' '),
        building,
      },
      translations: { uk: descriptionsUk[sample.id] },
    }
  })
