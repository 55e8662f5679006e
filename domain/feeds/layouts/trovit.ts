import type { XmlLayout } from './xml-layout.ts'

/** The format writes dates with the day first but does not say so, so they are not read. */
export const TROVIT: XmlLayout = {
  name: 'Trovit',
  item: 'trovit/ad',
  profile: {
    columns: {
      key: 'id',
      type: 'type',
      kind: 'property_type',
      price: 'price',
      city: 'city',
      address: ['address', 'city_area', 'city'],
      district: 'city_area',
      rooms: 'rooms',
      area: 'floor_area',
      areaUnit: 'floor_area/@unit',
      floor: 'floor_number',
      year: 'year',
      bathrooms: 'bathrooms',
      furnished: 'is_furnished',
      description: { first: ['content', 'title'] },
      images: 'pictures/picture/picture_url',
      agentName: 'agency',
      lat: 'latitude',
      lng: 'longitude',
    },
    // Programs write 0 where they do not know, for parking too, of which 1 does not say what it is.
    values: { furnished: { 0: '' } },
    only: {
      type: ['for sale', 'for rent'],
      'price/@period': ['month'],
    },
  },
}
