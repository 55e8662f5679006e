import { element } from './xml-element.ts'
import { createAnswer } from './xml-facts.ts'
import type { XmlFormat } from './xml-writer.ts'

const toWord = createAnswer('да', 'нет')

/** It says whether there is a deposit, but not how much; commissions are shares of the price, so only 0 is written. */
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
        element('area', toArea(facts.area)),
        element('description', facts.description),
        element('rooms', facts.rooms),
        element('floor', facts.floor),
        element('floors-total', facts.floors),
        element('built-year', facts.year),
        element('building-type', facts.walls),
        element('heating-supply', facts.heating),
        element('bathroom-unit', facts.stated.bathrooms),
        element('kitchen-space', toArea(facts.stated.kitchen)),
        element('balcony', facts.stated.balcony === 'yes' ? 'балкон' : null),
        element('lift', toWord(facts.answers.elevator)),
        element('parking', toWord(facts.answers.parking)),
        element('room-furniture', toWord(facts.answers.furnished)),
        element('with-pets', toWord(facts.answers.pets)),
        element('with-children', toWord(facts.answers.children)),
        element('utilities-included', toWord(facts.answers.utilities)),
        element('rent-pledge', facts.isSale ? null : toWord(facts.answers.deposit)),
        element('agent-fee', facts.answers.commission === false ? 0 : null),
        ...facts.images.map((url) => element('image', url)),
      ],
      { 'internal-id': facts.key },
    ),
}

const toArea = (area: number | null | undefined) =>
  area == null ? null : [element('value', area), element('unit', 'кв. м')]
