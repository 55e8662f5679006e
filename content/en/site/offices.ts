import type { Office } from '#domain/site/contact/office.ts'

/**
 * docs/product/site.md, "About page". Streets are real and the coordinates lie on them; house numbers are
 * invented (docs/product/operations.md, "Sample data"). The map opens on Kyiv, where the first four are far enough
 * apart for their markers not to overlap.
 */
export const OFFICES: readonly Office[] = [
  {
    id: 1,
    name: 'Homiq Khreshchatyk',
    address: '44 Khreshchatyk Street, Kyiv',
    lat: 50.4474,
    lng: 30.5222,
  },
  {
    id: 2,
    name: 'Homiq Obolon',
    address: '31 Obolonskyi Avenue, Kyiv',
    lat: 50.5042,
    lng: 30.4983,
  },
  {
    id: 3,
    name: 'Homiq Pozniaky',
    address: '27 Mykoly Bazhana Avenue, Kyiv',
    lat: 50.3984,
    lng: 30.6335,
  },
  {
    id: 4,
    name: 'Homiq Sviatoshyn',
    address: '118 Beresteiskyi Avenue, Kyiv',
    lat: 50.4577,
    lng: 30.3912,
  },
  {
    id: 5,
    name: 'Homiq Opera',
    address: '23 Svobody Avenue, Lviv',
    lat: 49.8417,
    lng: 24.0266,
  },
  {
    id: 6,
    name: 'Homiq Horodotska',
    address: '86 Horodotska Street, Lviv',
    lat: 49.8374,
    lng: 24.005,
  },
  {
    id: 7,
    name: 'Homiq Stryiska',
    address: '113 Stryiska Street, Lviv',
    lat: 49.7872,
    lng: 24.0174,
  },
  {
    id: 8,
    name: 'Homiq Yavornytskoho',
    address: '58 Dmytra Yavornytskoho Avenue, Dnipro',
    lat: 48.4648,
    lng: 35.0458,
  },
  {
    id: 9,
    name: 'Homiq Nauky',
    address: '47 Nauky Avenue, Dnipro',
    lat: 48.4352,
    lng: 35.0437,
  },
  {
    id: 10,
    name: 'Homiq Deribasivska',
    address: '29 Deribasivska Street, Odesa',
    lat: 46.4843,
    lng: 30.7362,
  },
]
