import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { FACTS, mapWordedFacts } from '#domain/catalog/listing/facts.ts'
import { omitMissing } from '#domain/catalog/listing/omit-missing.ts'
import {
  FACT_FILTER_NAMES,
  type FactFilter,
  type SearchedFacts,
} from '#domain/catalog/search/fact-filters.ts'
import { toSearchedValue } from '#domain/catalog/search/fact-values.ts'
import { toSearchedText } from '#domain/catalog/search/text/searched-text.ts'
import type { IndexedListing, ListingKey } from '#search/indexed-listing.ts'
import type { NamedPlaces } from '#search/place/place-collector.ts'
import { IS_VISIBLE } from '#server/catalog/listing/visible.ts'

/**
 * SQL expression: the date by which listings are sorted, newest first, in seconds since 1970. Homes
 * that were not confirmed in time count as 32 years older. Plain text, like `IS_VISIBLE`.
 */
const SORTED_AT =
  '(extract(epoch from published_at) - case when is_late then 1000000000 else 0 end)::float8'

/** Runs a statement; each row is an array of its values. */
export type RunQuery = (text: string, values: readonly unknown[]) => Promise<unknown[][]>

export interface ChangedListing extends ListingKey {
  /** Milliseconds since 1970. */
  readonly at: number
}

/** A change as `listing_events` has it: no other database, and no earlier state of this one, has the same. */
export interface NumberedChange extends ChangedListing {
  readonly seq: number
}

export interface IndexSourceRow extends IndexedListing, NamedPlaces {}

export type CatalogReader = ReturnType<typeof createCatalogReader>

export const toSnakeCase = (column: string) =>
  column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** SQL: the fact as it is stored, or null where it is not stated. */
const FACT_COLUMNS: Readonly<Record<FactFilter, string>> = {
  renovation: 'renovation::text',
  ...mapWordedFacts((fact) => toSnakeCase(FACTS[fact].column)),
}

const FIELDS = {
  id: 'id',
  price: 'price',
  area: 'area',
  pricePerSquare: 'case when area is not null then coalesce(price_per_square, 0) end',
  priceDrop: 'coalesce(price_drop, 0)',
  rooms: 'rooms',
  asked: 'coalesce(asked_amount, price)',
  availableFrom: "available_from - date '1970-01-01'",
  publishedAt: SORTED_AT,
  city: 'city',
  lat: 'lat',
  lng: 'lng',
  address: 'address',
  metro: 'metro',
  complex: 'complex',
  description: 'description',
  descriptionEn: 'description_en',
  descriptionUk: 'description_uk',
  roomsText: "case when count_rooms !~ '^\\s*\\d' then count_rooms end",
} as const

/**
 * A statement that returns one row with each column as a JSON array: parsing single values would take
 * the driver five times as long as everything else.
 */
function selectAsArrays(fields: Readonly<Record<string, string>>, rest: string): string {
  const names = Object.keys(fields)
  const columns = names.map((name) => `coalesce(json_agg("${name}"), '[]')::text`)
  const expressions = names.map((name) => `${fields[name]} as "${name}"`)
  return `select ${columns.join(', ')} from (select ${expressions.join(', ')} from listings where ${rest}) as rows`
}

const factFields = Object.fromEntries(
  FACT_FILTER_NAMES.map((fact) => [`fact ${fact}`, FACT_COLUMNS[fact]]),
)
const ALL_FIELDS = { ...FIELDS, ...factFields }
const SELECT_NEXT = selectAsArrays(
  ALL_FIELDS,
  `type = $1 and id > $2 and ${IS_VISIBLE} order by id limit $3`,
)
const SELECT_ROWS = selectAsArrays(
  ALL_FIELDS,
  `type = $1 and id = any($2::integer[]) and ${IS_VISIBLE}`,
)
const CHANGE_FIELDS = {
  type: 'type',
  id: 'id',
  at: '(extract(epoch from updated_at) * 1000)::float8',
}
const SELECT_CHANGES = selectAsArrays(
  CHANGE_FIELDS,
  'updated_at >= to_timestamp($1::float8 / 1000) order by updated_at, id',
)

const EVENT_COLUMNS = 'seq::float8, type, id, (extract(epoch from at) * 1000)::float8'
const SELECT_LAST_EVENT = `select ${EVENT_COLUMNS} from listing_events order by seq desc limit 1`
const SELECT_EVENTS = `select ${EVENT_COLUMNS} from listing_events where seq >= $1 order by seq limit $2`

const toNumberedChange = ([seq, type, id, at]: unknown[]) =>
  ({ seq, type, id, at }) as NumberedChange

/** As JSON has it. */
type StatedFact = string | number | null

/** A value of a row by the name of its field. */
export interface ReadFields {
  readonly field: (name: keyof typeof FIELDS) => unknown
  readonly fact: (name: FactFilter) => StatedFact
}

export function toIndexSourceRow(type: EstateType, { field, fact }: ReadFields): IndexSourceRow {
  const read = <Value>(name: keyof typeof FIELDS) => field(name) as Value
  const places = {
    address: read<string>('address'),
    city: read<string>('city'),
    metro: read<string | null>('metro'),
    complex: read<string | null>('complex'),
  }
  const facts = omitMissing(
    Object.fromEntries(
      FACT_FILTER_NAMES.map((name) => {
        const stated = fact(name)
        return [name, name === 'renovation' ? stated : toSearchedValue(name, stated, read('asked'))]
      }),
    ),
  ) as SearchedFacts
  return {
    type,
    id: read('id'),
    price: read('price'),
    area: read('area'),
    pricePerSquare: read('pricePerSquare'),
    priceDrop: read('priceDrop'),
    rooms: read('rooms'),
    facts,
    availableFrom: read('availableFrom'),
    publishedAt: read('publishedAt'),
    lat: read('lat'),
    lng: read('lng'),
    ...places,
    text: toSearchedText({
      ...places,
      description: read('description'),
      translations: [read('descriptionEn'), read('descriptionUk')],
      roomsText: read('roomsText'),
      facts,
    }),
  }
}

type Columns = Readonly<Record<keyof typeof FIELDS, readonly unknown[]>>

const toRows = (type: EstateType, columns: Columns & Record<string, readonly unknown[]>) =>
  columns.id.map((_, index) =>
    toIndexSourceRow(type, {
      field: (name) => columns[name][index],
      fact: (name) => columns[`fact ${name}`]?.[index] as StatedFact,
    }),
  )

/** No statement holds a lock or a transaction. */
export function createCatalogReader(query: RunQuery) {
  async function readColumns(
    fields: Readonly<Record<string, string>>,
    text: string,
    values: readonly unknown[],
  ) {
    const [columns = []] = await query(text, values)
    return Object.fromEntries(
      Object.keys(fields).map((name, index) => [name, JSON.parse(columns[index] as string)]),
    )
  }

  return {
    /** Milliseconds since 1970; 0 without listings. */
    async getLastChange() {
      const [[timestamp] = []] = await query(
        'select coalesce(extract(epoch from max(updated_at)) * 1000, 0)::float8 from listings',
        [],
      )
      return timestamp as number
    },
    /** Visible listings with ids above `after`, in the order of their ids. */
    async readNext(type: EstateType, after: number, limit: number) {
      const columns = await readColumns(ALL_FIELDS, SELECT_NEXT, [type, after, limit])
      return toRows(type, columns as Columns)
    },
    /** Leaves out listings that are not visible. */
    async readRows(type: EstateType, ids: readonly number[]) {
      const columns = await readColumns(ALL_FIELDS, SELECT_ROWS, [type, ids])
      return toRows(type, columns as Columns)
    },
    /** Includes listings that are not visible. */
    async getChangesSince(timestamp: number): Promise<ChangedListing[]> {
      const { type, id, at } = await readColumns(CHANGE_FIELDS, SELECT_CHANGES, [timestamp])
      return (id as number[]).map((one, index) => ({ type: type[index], id: one, at: at[index] }))
    },
    /** The latest in the order of their numbers; none without events. */
    getLastEvent: async () => (await query(SELECT_LAST_EVENT, [])).map(toNumberedChange)[0],
    /** From a number on; several may be of one listing. @param limit `null` for all */
    getEventsFrom: async (seq: number, limit: number | null) =>
      (await query(SELECT_EVENTS, [seq, limit])).map(toNumberedChange),
  }
}
