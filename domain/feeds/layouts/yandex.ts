import { leaveOut, type XmlLayout } from './xml-layout.ts'

/** Answers may be signs. */
const SIGNS = { '+': 'yes', '-': 'no' }

/**
 * The format that many programs of agencies export. Its deposit is not read: it is no amount, and programs write that
 * there is none where they do not know. Commissions are a share of the price.
 */
export const YANDEX: XmlLayout = {
  name: 'Yandex realty-feed',
  item: 'realty-feed/offer',
  profile: {
    columns: {
      key: '@internal-id',
      type: 'type',
      kind: 'category',
      status: 'deal-status',
      price: 'price/value',
      currency: 'price/currency',
      city: 'location/locality-name',
      address: ['location/address', 'location/sub-locality-name', 'location/locality-name'],
      district: 'location/sub-locality-name',
      metro: 'location/metro/name',
      rooms: 'rooms',
      studio: 'studio',
      area: 'area/value',
      areaUnit: 'area/unit',
      floor: 'floor',
      floors: 'floors-total',
      year: 'built-year',
      walls: 'building-type',
      heating: 'heating-supply',
      bathrooms: 'bathroom-unit',
      kitchen: 'kitchen-space/value',
      balcony: 'balcony',
      elevator: 'lift',
      parking: 'parking',
      furnished: 'room-furniture',
      pets: 'with-pets',
      children: 'with-children',
      utilities: 'utilities-included',
      description: 'description',
      images: 'image',
      agentName: { first: ['sales-agent/name', 'sales-agent/organization'] },
      agentPhone: 'sales-agent/phone',
      publishedAt: 'creation-date',
      modifiedAt: 'last-update-date',
      lat: 'location/latitude',
      lng: 'location/longitude',
    },
    values: {
      ...{ elevator: SIGNS, parking: SIGNS, furnished: SIGNS },
      ...{ pets: SIGNS, children: SIGNS, utilities: { ...SIGNS, 1: 'yes', 0: 'no' } },
      heating: leaveOut('да, нет, true, false'),
      // How a home is sold, which says nothing about whether it is.
      status: {
        ...leaveOut('прямая продажа, первичная продажа, встречная продажа, переуступка'),
        ...leaveOut('прямая аренда, субаренда, sale of leasing rights, reassignment'),
        ...leaveOut('countersale, direct'),
      },
    },
    only: {
      'price/period': ['мес', 'міс', 'month'],
      // Otherwise it is a price per meter.
      'price/unit': ['объект', 'об’єкт', 'object'],
    },
  },
}
