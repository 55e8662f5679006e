import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { ListingKey } from '#search/index/index-change.ts'
import type { SearchableListing } from '#search/index/index-writer.ts'
import type { IndexedListing } from '#search/index/indexed-listing.ts'
import type { NamedPlaces } from '#search/place/place-collector.ts'
import { SORTED_AT } from '#server/catalog/listing/sorted-at.ts'
import { IS_VISIBLE } from '#server/catalog/listing/visible.ts'

/** Runs a statement; each row is an array of its values. */
export type RunQuery = (text: string, values: readonly unknown[]) => Promise<unknown[][]>

export interface ChangedListing extends ListingKey {
  /** Milliseconds since 1970. */
  readonly at: number
}

export interface CatalogReader {
  /** Milliseconds since 1970; 0 without listings. */
  readonly getLastChange: () => Promise<number>
  /** Visible listings with ids above `after`, in the order of their ids. */
  readonly readColumns: (
    type: EstateType,
    after: number,
    limit: number,
  ) => Promise<IndexedListing[]>
  /** Only visible listings have an entry. */
  readonly readTexts: (
    type: EstateType,
    ids: readonly number[],
  ) => Promise<Map<number, ListingText>>
  /** Includes listings that are not visible. */
  readonly getChangesSince: (timestamp: number) => Promise<ChangedListing[]>
  /** Leaves out listings that are not visible. */
  readonly readRows: (type: EstateType, ids: readonly number[]) => Promise<IndexSourceRow[]>
}

export interface IndexSourceRow extends SearchableListing, NamedPlaces {}

export interface ListingText extends NamedPlaces {
  readonly description: string
}

const FIELDS = [
  'id',
  'price',
  'area',
  'coalesce(price_per_square, 0) as price_per_square',
  'rooms',
  'renovation',
  `${SORTED_AT} as published_at`,
  'city',
  'lat',
  'lng',
] as const
const columnNames = (fields: readonly string[]) => fields.map((field) => field.split(' as ').at(-1))

/**
 * A statement that returns one row with each column as a JSON array: parsing single values would take
 * the driver five times as long as everything else.
 */
const selectAsArrays = (fields: readonly string[], rest: string) =>
  `select ${columnNames(fields)
    .map((name) => `coalesce(json_agg(${name}), '[]')::text`)
    .join(', ')} from (select ${fields.join(', ')} from listings where ${rest}) as rows`

async function queryColumns(query: RunQuery, text: string, values: readonly unknown[]) {
  const [columns = []] = await query(text, values)
  return columns.map((column) => JSON.parse(column as string) as unknown[])
}

function toIndexedListings(type: EstateType, columns: readonly unknown[][]): IndexedListing[] {
  const [ids, prices, areas, perSquare, rooms, renovations, timestamps, cities, lats, lngs] =
    columns as [
      ids: number[],
      prices: number[],
      areas: number[],
      perSquare: number[],
      rooms: number[],
      renovations: (boolean | null)[],
      timestamps: number[],
      cities: string[],
      lats: (number | null)[],
      lngs: (number | null)[],
    ]
  return ids.map((id, index) => ({
    type,
    id,
    price: prices[index] as number,
    area: areas[index] as number,
    pricePerSquare: perSquare[index] as number,
    rooms: rooms[index] as number,
    isRenovation: renovations[index] as boolean | null,
    publishedAt: timestamps[index] as number,
    city: cities[index] as string,
    lat: lats[index] as number | null,
    lng: lngs[index] as number | null,
  }))
}

const SELECT_COLUMNS = selectAsArrays(
  FIELDS,
  `type = $1 and id > $2 and ${IS_VISIBLE} order by id limit $3`,
)
const WHERE_IDS = `type = $1 and id = any($2::integer[]) and ${IS_VISIBLE}`
const TEXT_FIELDS = ['address', 'description', 'metro', 'complex'] as const
const SELECT_TEXTS = selectAsArrays(['id', 'city', ...TEXT_FIELDS], WHERE_IDS)
const SELECT_ROWS = selectAsArrays([...FIELDS, ...TEXT_FIELDS], WHERE_IDS)
const SELECT_CHANGES = selectAsArrays(
  ['type', 'id', '(extract(epoch from updated_at) * 1000)::float8 as changed_at'],
  'updated_at >= to_timestamp($1::float8 / 1000) order by updated_at, id',
)

/** No statement holds a lock or a transaction. */
export function createCatalogReader(query: RunQuery): CatalogReader {
  return {
    async getLastChange() {
      const [[timestamp] = []] = await query(
        'select coalesce(extract(epoch from max(updated_at)) * 1000, 0)::float8 from listings',
        [],
      )
      return timestamp as number
    },
    async readColumns(type, after, limit) {
      return toIndexedListings(
        type,
        await queryColumns(query, SELECT_COLUMNS, [type, after, limit]),
      )
    },
    async readTexts(type, ids) {
      const [found, cities, ...texts] = await queryColumns(query, SELECT_TEXTS, [type, ids])
      const names = cities as string[]
      const read = readTextsOf(texts)
      return new Map(
        (found as number[]).map((id, index) => [
          id,
          { city: names[index] as string, ...read(index) },
        ]),
      )
    },
    async getChangesSince(timestamp) {
      const [types, ids, timestamps] = (await queryColumns(query, SELECT_CHANGES, [timestamp])) as [
        EstateType[],
        number[],
        number[],
      ]
      return ids.map((id, index) => ({
        type: types[index] as EstateType,
        id,
        at: timestamps[index] as number,
      }))
    },
    async readRows(type, ids) {
      const columns = await queryColumns(query, SELECT_ROWS, [type, ids])
      const read = readTextsOf(columns.slice(FIELDS.length))
      return toIndexedListings(type, columns).map((row, index) => {
        const { description, ...places } = read(index)
        return { ...row, ...places, text: toSearchText({ description, ...places }) }
      })
    },
  }
}

/** @param columns of `TEXT_FIELDS` */
function readTextsOf(columns: readonly unknown[][]) {
  const [addresses, descriptions, metros, complexes] = columns as [
    addresses: string[],
    descriptions: string[],
    metros: (string | null)[],
    complexes: (string | null)[],
  ]
  return (index: number) => ({
    address: addresses[index] as string,
    description: descriptions[index] as string,
    metro: metros[index] ?? null,
    complex: complexes[index] ?? null,
  })
}

/** What is searched for words. */
export const toSearchText = ({
  address,
  description,
  metro,
  complex,
}: Omit<ListingText, 'city'>): string =>
  [address, metro, complex, description].filter((text) => text !== null).join(' ')
