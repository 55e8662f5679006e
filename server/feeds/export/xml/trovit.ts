import { formatRooms } from '#domain/catalog/listing/present/en.ts'
import { element } from './xml-element.ts'
import { createAnswer } from './xml-facts.ts'
import type { XmlFormat } from './xml-writer.ts'

const toFlag = createAnswer('1', '0')

/** The format names no currency, so prices are in dollars. */
export const TROVIT_FORMAT: XmlFormat = {
  name: 'Trovit',
  begin: () => `<trovit>\n`,
  end: '</trovit>\n',
  requires: ['url', 'images'],
  toElement: (facts) => {
    const title = facts.rooms === null ? 'Apartment' : `Apartment, ${formatRooms(facts.rooms)}`
    return element('ad', [
      element('id', facts.key),
      element('url', facts.url),
      element('title', `${title}, ${facts.city}`),
      element('type', facts.isSale ? 'For Sale' : 'For Rent'),
      element('agency', facts.agentName),
      element('content', facts.description || title),
      element('price', facts.dollars, facts.isSale ? {} : { period: 'monthly' }),
      element('property_type', 'apartment'),
      facts.area === null ? null : element('floor_area', facts.area, { unit: 'meters' }),
      element('rooms', facts.rooms),
      element('bathrooms', facts.stated.bathrooms),
      element('address', facts.streetAddress),
      element('city', facts.city),
      element('latitude', facts.exact.lat),
      element('longitude', facts.exact.lng),
      element(
        'pictures',
        facts.images.map((url) => element('picture', [element('picture_url', url)])),
      ),
      element('date', toTrovitTime(facts.publishedAt)),
      element('floor_number', facts.floor),
      element('year', facts.year),
      element('is_furnished', toFlag(facts.answers.furnished)),
      element('parking', toFlag(facts.answers.parking)),
    ])
  },
}

/** "17/11/2025 10:00" */
const toTrovitTime = (time: string): string =>
  time.replace(/^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2}).*$/, '$3/$2/$1 $4')
