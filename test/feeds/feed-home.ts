import { CITIES } from '#content/cities.ts'
import { createGazetteer } from '#domain/catalog/city/city.ts'
import type { FeedRecord } from '#domain/feeds/fields.ts'
import type { FeedConventions } from '#domain/feeds/measures.ts'
import { parseRecord } from '#domain/feeds/parse-record.ts'

export const conventions: FeedConventions = {
  decimal: 'point',
  type: null,
  currency: 'USD',
  unitsPerDollar: new Map([
    ['USD', 1],
    ['UAH', 41.5],
  ]),
  getRateDate: () => '2026-09-13',
  areaUnit: 'm2',
  restore: false,
  ...createGazetteer(CITIES),
  year: 2026,
  agent: { name: '', phone: '' },
}

export const record = (differences: FeedRecord = {}): FeedRecord => ({
  key: 'A-1',
  propertyType: 'Residential',
  price: 395_000,
  address: '29 Doroshenka Street, Lviv',
  area: '131,9',
  rooms: '3',
  floor: 3,
  floors: '5',
  year: 1908,
  lat: 49.8385,
  lng: '24.025',
  agentName: 'Andriy Bondar',
  agentPhone: '+380 44 000 02 34',
  ...differences,
})

export const home = (differences: FeedRecord = {}, others: Partial<FeedConventions> = {}) => {
  const read = parseRecord(record(differences), { ...conventions, ...others })
  if (read.kind !== 'listing') throw new Error(JSON.stringify(read))
  return read
}

export const restored = (differences: FeedRecord) => home(differences, { restore: true })

export const problems = (differences: FeedRecord) => {
  const read = parseRecord(record(differences), conventions)
  return read.kind === 'rejected' ? read.problems : []
}

export const dropped = (differences: FeedRecord) => home(differences).droppedFacts
