import { createRows, type PortalFile } from './portal-file.ts'

/** A set of sales as it is passed around: misspelt coordinates, no key, a type that is no deal. */
export const MELBOURNE: PortalFile = {
  name: 'melbourne.csv',
  delimiter: ',',
  columns: [
    ...['Suburb', 'Address', 'Rooms', 'Type', 'Price', 'Method', 'SellerG', 'Date', 'Distance'],
    ...['Postcode', 'Bedroom2', 'Bathroom', 'Car', 'Landsize', 'BuildingArea', 'YearBuilt'],
    ...['CouncilArea', 'Lattitude', 'Longtitude', 'Regionname', 'Propertycount'],
  ],
  rows: createRows(4, 60, ({ row, whole, decimal, of }) => [
    of('Abbotsford', 'Carlton', 'Brunswick'),
    `${1 + row} ${of('Studley St', 'Park Rd', 'Lygon Street')}`,
    whole(1, 5),
    of('h', 'u', 't'),
    whole(300, 2_900) * 1_000,
    of('S', 'SP', 'VB'),
    of('Biggin', 'Nelson', 'Jellis'),
    `${whole(1, 28)}/0${whole(1, 9)}/2017`,
    decimal(1, 30, 1),
    whole(3_000, 3_200),
    whole(1, 4),
    whole(1, 2),
    whole(0, 2),
    whole(90, 800),
    of('', String(whole(60, 250))),
    of('', String(whole(1890, 2016))),
    of('Yarra', 'Moreland'),
    `-${decimal(37.7, 37.9, 4)}`,
    decimal(144.8, 145.1, 4),
    'Northern Metropolitan',
    whole(2_000, 9_000),
  ]),
  expected: {
    columns: {
      key: ['Suburb', 'Address'],
      address: ['Address', 'Suburb'],
      city: 'Suburb',
      rooms: 'Rooms',
      price: 'Price',
      agentName: 'SellerG',
      area: 'BuildingArea',
      year: 'YearBuilt',
      lat: 'Lattitude',
      lng: 'Longtitude',
    },
  },
}
