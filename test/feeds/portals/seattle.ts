import { createRows, type PortalFile } from './portal-file.ts'

/** A county's data set of sales: square feet in headings, only bedrooms, no address. */
export const SEATTLE: PortalFile = {
  name: 'county_sales.csv',
  delimiter: ',',
  options: ['--city', 'Seattle'],
  columns: [
    ...['id', 'date', 'price', 'bedrooms', 'bathrooms', 'sqft_living', 'sqft_lot', 'floors'],
    ...['waterfront', 'view', 'condition', 'grade', 'sqft_above', 'sqft_basement', 'yr_built'],
    ...['yr_renovated', 'zipcode', 'lat', 'long', 'sqft_living15', 'sqft_lot15'],
  ],
  rows: createRows(5, 60, ({ row, whole, decimal, of }) => [
    7_129_300_520 + row * 31,
    `2014${of('10', '11', '12')}${whole(10, 28)}T000000`,
    whole(150, 1_900) * 1_000,
    whole(1, 6),
    of('1', '1.75', '2.5'),
    whole(600, 4_200),
    whole(3_000, 12_000),
    of('1', '2', '1.5'),
    of('0', '0', '1'),
    whole(0, 4),
    whole(1, 5),
    whole(4, 12),
    whole(600, 3_000),
    of('0', '400'),
    whole(1900, 2015),
    of('0', '0', '1991'),
    whole(98_001, 98_199),
    decimal(47.2, 47.7, 4),
    `-${decimal(121.4, 122.5, 3)}`,
    whole(600, 4_000),
    whole(3_000, 9_000),
  ]),
  expected: {
    columns: {
      key: 'id',
      price: 'price',
      rooms: 'bedrooms',
      area: 'sqft_living',
      floors: 'floors',
      year: 'yr_built',
      lat: 'lat',
      lng: 'long',
    },
    constants: { areaUnit: 'sqft', type: 'sale' },
  },
}
