import type { Office } from '#domain/site/contact/office.ts'

/**
 * The coordinates of the offices (`content/en/site/offices.ts`). The map opens on Kyiv, where the first four are far
 * enough apart for their markers not to overlap.
 */
const PLACES = [
  { id: 1, lat: 50.4474, lng: 30.5222 },
  { id: 2, lat: 50.5042, lng: 30.4983 },
  { id: 3, lat: 50.3984, lng: 30.6335 },
  { id: 4, lat: 50.4577, lng: 30.3912 },
  { id: 5, lat: 49.8417, lng: 24.0266 },
  { id: 6, lat: 49.8374, lng: 24.005 },
  { id: 7, lat: 49.7872, lng: 24.0174 },
  { id: 8, lat: 48.4648, lng: 35.0458 },
  { id: 9, lat: 48.4352, lng: 35.0437 },
  { id: 10, lat: 46.4843, lng: 30.7362 },
] as const

type Words = Readonly<Record<(typeof PLACES)[number]['id'], Pick<Office, 'name' | 'address'>>>

export const createOffices = (words: Words): readonly Office[] =>
  PLACES.map((place) => ({ ...words[place.id], ...place }))
