import type { XmlLayout } from './xml-layout.ts'

/** The format that many programs of agencies export. */
export const YANDEX: XmlLayout = {
  name: 'Yandex realty-feed',
  item: 'realty-feed/offer',
  profile: {
    columns: {
      key: '@internal-id',
      type: 'type',
      price: 'price/value',
      currency: 'price/currency',
      city: 'location/locality-name',
      address: ['location/address', 'location/sub-locality-name', 'location/locality-name'],
      district: 'location/sub-locality-name',
      metro: 'location/metro/name',
      rooms: 'rooms',
      area: 'area/value',
      areaUnit: 'area/unit',
      floor: 'floor',
      floors: 'floors-total',
      year: 'built-year',
      walls: 'building-type',
      heating: 'heating-supply',
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
      areaUnit: { 'кв. м': 'm2', 'кв.м': 'm2' },
      heating: { да: '', нет: '', true: '', false: '' },
    },
    only: {
      category: ['квартир', 'apartment', 'flat'],
      'price/period': ['мес', 'міс', 'month'],
    },
  },
}
