import { formatRooms } from '#domain/catalog/listing/present/en.ts'
import { element } from './xml-element.ts'
import type { XmlFacts } from './xml-facts.ts'
import type { XmlFormat } from './xml-writer.ts'

const CURRENCIES = ['EUR', 'GBP', 'USD']
const MAX_IMAGES = 50
/** In characters. */
const MAX_DETAIL_LENGTH = 50

/**
 * Version 3. Areas are whole numbers; prices in other than its three currencies are in dollars. It
 * has bedrooms instead of rooms, and requires a province, for which the city is used.
 */
export const KYERO_FORMAT: XmlFormat = {
  name: 'Kyero',
  begin: () => `<root>\n<kyero><feed_version>3</feed_version></kyero>\n`,
  end: '</root>\n',
  requires: ['images'],
  toElement: (facts) => {
    const isKnown = CURRENCIES.includes(facts.currency)
    return element('property', [
      element('id', facts.key),
      element('date', facts.updatedAt.slice(0, 19).replace('T', ' ')),
      element('ref', facts.key),
      element('price', isKnown ? facts.price : facts.dollars),
      element('currency', isKnown ? facts.currency : 'USD'),
      element('price_freq', facts.isSale ? 'sale' : 'month'),
      element('type', 'apartment'),
      element('baths', facts.stated.bathrooms),
      element('town', facts.city),
      element('province', facts.city),
      element('location', [
        element('latitude', facts.exact.lat),
        element('longitude', facts.exact.lng),
      ]),
      element(
        'location_detail',
        facts.streetAddress.length <= MAX_DETAIL_LENGTH ? facts.streetAddress : null,
      ),
      element('surface_area', [
        element('built', facts.area === null ? null : Math.round(facts.area)),
      ]),
      element('url', [element('en', facts.url)]),
      element('desc', [element('en', facts.descriptionEn ?? facts.description)]),
      element(
        'features',
        listFeatures(facts).map((text) => element('feature', text)),
      ),
      element(
        'images',
        facts.images
          .slice(0, MAX_IMAGES)
          .map((url, at) => element('image', [element('url', url)], { id: String(at + 1) })),
      ),
    ])
  },
}

/** The format requires one. */
function listFeatures({ rooms, floor, floors, year, walls, heating, stated }: XmlFacts): string[] {
  const features = [
    rooms !== null && formatRooms(rooms),
    floor !== null && `Floor ${floor}${floors === null ? '' : ` of ${floors}`}`,
    year !== null && `Built in ${year}`,
    walls !== '' && `Walls: ${walls}`,
    heating !== '' && `Heating: ${heating}`,
    stated.balcony === 'yes' && 'Balcony',
    stated.elevator === 'yes' && 'Elevator',
    stated.parking === 'covered' && 'Covered parking',
    stated.parking === 'outdoor' && 'Outdoor parking',
    stated.furnished === 'yes' && 'Furnished',
  ].filter((text) => text !== false)
  return features.length === 0 ? ['Apartment'] : features
}
