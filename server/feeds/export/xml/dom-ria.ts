import { element } from './xml-element.ts'
import type { XmlFormat } from './xml-writer.ts'

const SIGNS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', UAH: 'грн' }

/** The format as public exporters write it. It has three currencies, so prices in others are in dollars. */
export const DOM_RIA_FORMAT: XmlFormat = {
  name: 'DOM.RIA',
  begin: (now) =>
    `<realties xmlns="https://dom.ria.com/xml/xsd/">\n<generation_date>${now}</generation_date>\n`,
  end: '</realties>\n',
  requires: ['rooms', 'area', 'floor', 'floors', 'walls'],
  toElement: (facts) => {
    const sign = SIGNS[facts.currency]
    return element('realty', [
      element('local_realty_id', facts.key),
      element('realty_type', 'Квартира'),
      element('advert_type', facts.isSale ? 'продажа' : 'долгосрочная аренда'),
      element('city', facts.city),
      element('district', facts.district),
      element('street', facts.street),
      element('building_number', facts.house),
      element('metro_station', facts.metro),
      element('latitude', facts.lat),
      element('longitude', facts.lng),
      element('show_building_no', facts.isPlaceWithheld ? 'нет' : null),
      element('radius_location', facts.isPlaceWithheld ? 'да' : null),
      element('description', facts.description),
      element('description_uk', facts.descriptionUk),
      element('phone', facts.agentPhone),
      element(
        'photos_urls',
        facts.images.map((url) => element('loc', url)),
      ),
      element('characteristics', [
        element('rooms_count', facts.rooms),
        element('total_area', facts.area),
        element('floor', facts.floor),
        element('floors', facts.floors),
        element('wall_type', facts.walls),
        element('build_year', facts.year),
        element('kitchen_area', facts.stated.kitchen),
        // Features that a home lacks are left out.
        element('balcony_loggia', facts.stated.balcony === 'yes' ? 'да' : null),
        element('price', sign === undefined ? facts.dollars : facts.price),
        element('currency', sign ?? '$'),
        element('price_type', 'за объект'),
      ]),
    ])
  },
}
