import { element } from './xml-element.ts'
import type { XmlFormat } from './xml-writer.ts'

export const YANDEX_FORMAT: XmlFormat = {
  name: 'Yandex realty-feed',
  begin: (now) =>
    `<realty-feed xmlns="http://webmaster.yandex.ru/schemas/feed/realty/2010-06">\n<generation-date>${now}</generation-date>\n`,
  end: '</realty-feed>\n',
  requires: ['rooms', 'area'],
  toElement: (facts) =>
    element(
      'offer',
      [
        element('type', facts.isSale ? 'продажа' : 'аренда'),
        element('property-type', 'жилая'),
        element('category', 'квартира'),
        element('url', facts.url),
        element('creation-date', facts.publishedAt),
        element('last-update-date', facts.updatedAt),
        element('location', [
          element('locality-name', facts.city),
          element('address', facts.streetAddress),
          element('latitude', facts.exact.lat),
          element('longitude', facts.exact.lng),
        ]),
        element('sales-agent', [
          element('name', facts.agentName),
          element('phone', facts.agentPhone),
        ]),
        element('price', [
          element('value', facts.price),
          element('currency', facts.currency),
          element('period', facts.isSale ? null : 'месяц'),
        ]),
        element('area', [element('value', facts.area), element('unit', 'кв. м')]),
        element('description', facts.description),
        element('rooms', facts.rooms),
        element('floor', facts.floor),
        element('floors-total', facts.floors),
        element('built-year', facts.year),
        element('building-type', facts.walls),
        element('heating-supply', facts.heating),
        ...facts.images.map((url) => element('image', url)),
      ],
      { 'internal-id': facts.key },
    ),
}
