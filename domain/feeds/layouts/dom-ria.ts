import type { XmlLayout } from './xml-layout.ts'

/**
 * The format as public exporters write it. Rents by the day and prices per meter are left out, because listings have no
 * such facts.
 */
export const DOM_RIA: XmlLayout = {
  name: 'DOM.RIA',
  item: 'realties/realty',
  profile: {
    columns: {
      key: 'local_realty_id',
      type: 'advert_type',
      kind: 'realty_type',
      price: { first: ['characteristics/price', 'price'] },
      currency: { first: ['characteristics/currency', 'currency'] },
      city: 'city',
      address: ['street', 'building_number', 'district', 'city'],
      street: 'street',
      houseNumber: 'building_number',
      district: 'district',
      metro: 'metro_station',
      rooms: { first: ['characteristics/rooms_count', 'rooms_count'] },
      area: { first: ['characteristics/total_area', 'total_area'] },
      floor: { first: ['characteristics/floor', 'floor'] },
      floors: { first: ['characteristics/floors', 'floors'] },
      year: { first: ['characteristics/build_year', 'build_year'] },
      walls: { first: ['characteristics/wall_type', 'wall_type'] },
      kitchen: { first: ['characteristics/kitchen_area', 'kitchen_area'] },
      balcony: { first: ['characteristics/balcony_loggia', 'balcony_loggia'] },
      description: 'description',
      descriptionUk: 'description_uk',
      images: 'photos_urls/loc',
      agentPhone: 'phone',
      lat: 'latitude',
      lng: 'longitude',
      placeShown: 'show_building_no',
      placeWithheld: 'radius_location',
    },
    only: {
      advert_type: ['прод', 'долгосрочная', 'довгострокова', 'оренда', 'аренда', 'sale', 'rent'],
      'characteristics/price_type': ['за об'],
      price_type: ['за об'],
    },
  },
}
