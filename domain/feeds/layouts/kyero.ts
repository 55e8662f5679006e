import type { XmlLayout } from './xml-layout.ts'

/** Version 3 of the format. It has bedrooms but no rooms. Rents by the week are left out. */
export const KYERO: XmlLayout = {
  name: 'Kyero',
  item: 'root/property',
  profile: {
    columns: {
      key: 'id',
      type: 'price_freq',
      kind: 'type',
      price: 'price',
      currency: 'currency',
      city: 'town',
      address: ['location_detail', 'town', 'province'],
      rooms: 'beds',
      bathrooms: 'baths',
      area: 'surface_area/built',
      description: { first: ['desc/en', 'desc/uk', 'desc/es', 'desc/de', 'desc/fr', 'desc/nl'] },
      descriptionEn: 'desc/en',
      descriptionUk: 'desc/uk',
      images: 'images/image/url',
      agentName: 'agent/name',
      agentPhone: { first: ['agent/tel', 'agent/mob'] },
      modifiedAt: 'date',
      lat: 'location/latitude',
      lng: 'location/longitude',
    },
    constants: { areaUnit: 'm2', currency: 'EUR' },
    values: { type: { month: 'rent' } },
    only: {
      price_freq: ['sale', 'month'],
    },
  },
}
