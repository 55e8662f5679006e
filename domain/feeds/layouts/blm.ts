import type { FeedProfile } from '#domain/feeds/profile/feed-profile.ts'

/**
 * Version 3 of the file format that British portals take. Most facts are numbers of its own lists, and there are bedrooms
 * but no rooms. Rents by the week, the quarter and the year are left out.
 */
export const BLM: FeedProfile = {
  columns: {
    key: 'AGENT_REF',
    type: 'TRANS_TYPE_ID',
    kind: 'PROP_SUB_ID',
    status: 'STATUS_ID',
    price: 'PRICE',
    city: 'TOWN',
    address: { first: ['DISPLAY_ADDRESS', 'ADDRESS_2'] },
    rooms: 'BEDROOMS',
    area: { first: ['MIN_SIZE_ENTERED', 'MAX_SIZE_ENTERED'] },
    areaUnit: 'AREA_SIZE_UNIT_ID',
    description: { first: ['DESCRIPTION', 'SUMMARY'] },
    images: Array.from({ length: 10 }, (_, at) => `MEDIA_IMAGE_0${at}`),
    publishedAt: 'CREATE_DATE',
    modifiedAt: 'UPDATE_DATE',
    furnished: 'LET_FURN_ID',
    deposit: 'LET_BOND',
    availableFrom: 'LET_DATE_AVAILABLE',
    lat: 'LATITUDE',
    lng: 'LONGITUDE',
  },
  values: {
    type: { 1: 'sale', 2: 'rent' },
    status: {
      0: 'available',
      1: 'sold',
      2: 'sold',
      3: 'under offer',
      4: 'reserved',
      5: 'let agreed',
    },
    kind: {
      0: '',
      7: 'flat',
      8: 'flat',
      9: 'studio',
      10: 'maisonette',
      11: 'maisonette',
      28: 'apartment',
      29: 'penthouse',
    },
    furnished: { 0: 'furnished', 1: 'partly', 2: 'unfurnished', 3: '', 4: '' },
    // Programs write 0 where they know none.
    deposit: { 0: '', '0.00': '' },
    areaUnit: { 1: 'sqft', 2: 'm2', 3: 'acres', 4: 'hectares' },
  },
  constants: { currency: 'GBP', areaUnit: 'sqft' },
  only: { LET_RENT_FREQUENCY: '1', PUBLISHED_FLAG: '1' },
}
