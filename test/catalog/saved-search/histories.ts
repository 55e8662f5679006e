import fc from 'fast-check'
import { FREQUENCIES } from '#domain/catalog/saved-search/alert-due.ts'
import type { Scope } from '#domain/catalog/saved-search/event.ts'

/** Searches that differ in what they ask for; homes of `CHANGES` match some of them now and then. */
const QUERIES = [
  'type=sale',
  'type=sale&q=Kyiv',
  'type=sale&priceMax=100k',
  'type=sale&q=Kyiv&priceMin=90k&priceMax=110k',
  'type=sale&priceMax=4000000&currency=UAH',
  'type=sale&q=Lviv&rooms=2&rooms=4%2B',
  'type=sale&pricePerSquare=2000',
  'type=sale&areaMin=50&areaMax=70',
  'type=sale&pets=allowed',
  'type=sale&pets=allowed&unstated=true&rooms=2',
  'type=sale&q=balcony',
  'type=sale&q=Kyiv+-balcony&priceMax=105k',
  'type=sale&box=50%2C30%2C51%2C31',
  'type=rent',
  'type=rent&rooms=1',
] as const

/** The site computes it for prices in other currencies. */
const convertedPerSquare = (area: string) =>
  `price_per_square = case when asked_amount is null then price_per_square else round(price / ${area}::float8) end`
const perSquare = (dollars: string) =>
  `price_per_square = case when asked_amount is null then ${dollars} else price_per_square end`

/** Statements that change the home $1 at the moment $2. */
export const CHANGES = {
  cheap: 'price = 90000, asked_amount = null, asked_currency = null, rated_on = null',
  middle: 'price = 100000, asked_amount = null, asked_currency = null, rated_on = null',
  dear: 'price = 120000, asked_amount = null, asked_currency = null, rated_on = null',
  hryvnias: `price = 95000, asked_amount = 4200000, asked_currency = 'UAH', rated_on = '2026-06-01',
    price_per_square = round(95000 / area)`,
  'fewer hryvnias': `price = 96000, asked_amount = 4100000, asked_currency = 'UAH', rated_on = '2026-06-02',
    price_per_square = round(96000 / area)`,
  'lower per square': perSquare('1500'),
  'higher per square': perSquare('2500'),
  small: `area = 45, ${convertedPerSquare('45')}`,
  large: `area = 60, ${convertedPerSquare('60')}`,
  'area not stated': `area = null, ${convertedPerSquare('null')}`,
  Kyiv: `city = 'Kyiv'`,
  Lviv: `city = 'Lviv'`,
  'one room': `rooms = 1, count_rooms = '1'`,
  'two rooms': `rooms = 2, count_rooms = '2'`,
  'five rooms': `rooms = 5, count_rooms = '5'`,
  pets: `pets = 'allowed'`,
  'no pets': `pets = 'not-allowed'`,
  'pets not stated': 'pets = null',
  balcony: `description = 'With a balcony'`,
  plain: `description = 'Quiet'`,
  here: 'lat = 50.5, lng = 30.5',
  there: 'lat = 49, lng = 24',
  confirmed: 'confirmed_at = $2',
  'of the other type': `type = case type when 'sale' then 'rent' else 'sale' end`,
  withdrawn: 'deleted_at = $2',
  again: 'deleted_at = null',
  draft: `status = 'draft'`,
  published: `status = 'published'`,
  nothing: 'imported_at = $2',
  'together with its price': `price = 80000, asked_amount = null, asked_currency = null, rated_on = null, rooms = 2, count_rooms = '2', confirmed_at = $2`,
} as const satisfies Record<string, string>

export type ChangeName = keyof typeof CHANGES

const home = fc.integer({ min: 0, max: 2 })
const search = fc.integer({ min: 0, max: 3 })

const kinds = {
  add: fc.record({ home }),
  change: fc.record({ home, to: fc.constantFrom(...(Object.keys(CHANGES) as ChangeName[])) }),
  save: fc.record({
    search,
    query: fc.constantFrom(...QUERIES),
    frequency: fc.constantFrom(...FREQUENCIES),
    scope: fc.constantFrom<Scope>('all', 'all', 'better'),
  }),
  settings: fc.record({
    search,
    frequency: fc.constantFrom(...FREQUENCIES),
    quietFrom: fc.integer({ min: 0, max: 23 }),
    quietUntil: fc.integer({ min: 0, max: 23 }),
  }),
  delete: fc.record({ search }),
  read: fc.record({ limit: fc.integer({ min: 1, max: 4 }), fails: fc.boolean() }),
  send: fc.record({ fails: fc.boolean() }),
  /** At the same time, as by two processes. */
  both: fc.record({ limit: fc.integer({ min: 1, max: 4 }) }),
  restart: fc.record({}),
  /** The clock goes on, jumps far ahead, or goes back. */
  clock: fc.record({ hours: fc.constantFrom(0.01, 1, 5, 9, 24, 60, 200, 2_000, -1, -5, -300) }),
}

type Kinds = typeof kinds
export type Step = {
  [Kind in keyof Kinds]: { readonly kind: Kind } & (Kinds[Kind] extends fc.Arbitrary<infer Value>
    ? Value
    : never)
}[keyof Kinds]

const WEIGHTS: Readonly<Record<keyof Kinds, number>> = {
  add: 4,
  change: 14,
  save: 4,
  settings: 1,
  delete: 1,
  read: 5,
  send: 4,
  both: 2,
  restart: 1,
  clock: 3,
}

const toStep =
  <Kind extends keyof Kinds>(kind: Kind) =>
  (value: object) =>
    ({ kind, ...value }) as Step

const anyStep = fc.oneof(
  ...(Object.keys(kinds) as (keyof Kinds)[]).map((kind) => ({
    weight: WEIGHTS[kind],
    arbitrary: (kinds[kind] as fc.Arbitrary<object>).map(toStep(kind)),
  })),
)

/** What happens to some homes and searches. Most have all homes and searches from the beginning. */
export const anyHistory: fc.Arbitrary<Step[]> = fc
  .record({
    searches: fc.array(kinds.save, { minLength: 2, maxLength: 4 }),
    homes: fc.integer({ min: 0, max: 3 }),
    steps: fc.array(anyStep, { minLength: 10, maxLength: 40, size: 'max' }),
  })
  .map(({ searches, homes, steps }) => [
    ...Array.from({ length: homes }, (_, at) => toStep('add')({ home: at })),
    ...searches.map((saved, at) => toStep('save')({ ...saved, search: at })),
    ...steps,
  ])
