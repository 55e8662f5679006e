import { element } from './xml-element.ts'
import type { XmlFormat } from './xml-writer.ts'

/** The format as a public converter writes it. It has no coordinates. */
export const LUN_FORMAT: XmlFormat = {
  name: 'LUN',
  begin: (now) => `<page>\n<generation_time>${now}</generation_time>\n<announcements>\n`,
  end: '</announcements>\n</page>\n',
  requires: ['agentPhone'],
  toElement: (facts) =>
    element('announcement', [
      element('add_time', facts.publishedAt),
      element('update_time', facts.updatedAt),
      element('contract_type', facts.isSale ? 'продажа' : 'долгосрочная аренда'),
      element('realty_type', 'квартира'),
      element('agency_code', facts.key),
      element('url', facts.url),
      element('city', facts.city),
      element('district', facts.district),
      element('street', facts.street),
      element('house', facts.house),
      element('room_count', facts.rooms),
      element('total_area', facts.area),
      element('kitchen_area', facts.stated.kitchen),
      element('floor', facts.floor),
      element('floor_count', facts.floors),
      element('wall_type', facts.walls),
      element('price', facts.price),
      element('currency', facts.currency),
      element('text', facts.description),
      element('contact_name', facts.agentName),
      element('phones', [element('phone', facts.agentPhone)]),
      element(
        'images',
        facts.images.map((url) => element('image', url)),
      ),
    ]),
}
