import type { EstateType } from '#domain/listing/estate-type.ts'
import type { ListingKey } from '#search/index-change.ts'
import type { SearchableListing } from '#search/index-writer.ts'
import type { IndexedListing } from '#search/indexed-listing.ts'
import { IS_VISIBLE } from '#server/db/schema/visible-listing.ts'

/** Runs a statement, each row as its values in order. */
export type Query = (text: string, values: readonly unknown[]) => Promise<unknown[][]>

/** A listing that was written, and when, in milliseconds since 1970. */
export interface Written extends ListingKey {
  readonly at: number
}

/** What the index reads of the database. */
export interface CatalogReader {
  /** When the last listing was written, in milliseconds since 1970; 0 when there is none. */
  readonly lastWritten: () => Promise<number>
  /** Readable listings of a type with higher ids, in the order of their ids, at most `limit`. */
  readonly columns: (type: EstateType, after: number, limit: number) => Promise<IndexedListing[]>
  /** What of these listings words are found in; those that nobody may read have none. */
  readonly texts: (type: EstateType, ids: readonly number[]) => Promise<Map<number, ListingText>>
  /** Listings written since, whoever may read them. */
  readonly writtenSince: (moment: number) => Promise<Written[]>
  /** Those of these listings that may be read. */
  readonly rows: (type: EstateType, ids: readonly number[]) => Promise<ListingRow[]>
}

/** All that the index reads of a listing. */
export interface ListingRow extends SearchableListing {
  readonly address: string
}

/** The texts of a listing, and its city. */
export interface ListingText {
  readonly address: string
  readonly description: string
  readonly city: string
}

const FIELDS = [
  'id',
  'price',
  'area',
  'coalesce(price_per_square, 0) as price_per_square',
  'rooms',
  'renovation',
  'extract(epoch from published_at)::float8 as published_at',
  'city',
  'lat',
  'lng',
] as const
const names = (fields: readonly string[]) => fields.map((field) => field.split(' as ').at(-1))

/**
 * A statement that answers with one row of columns, each a JSON array: reading values one by one
 * would cost the driver five times as much as all else.
 */
const inColumns = (fields: readonly string[], rest: string) =>
  `select ${names(fields)
    .map((name) => `coalesce(json_agg(${name}), '[]')::text`)
    .join(', ')} from (select ${fields.join(', ')} from listings where ${rest}) as rows`

async function columnsOf(query: Query, text: string, values: readonly unknown[]) {
  const [columns = []] = await query(text, values)
  return columns.map((column) => JSON.parse(column as string) as unknown[])
}

function searchRows(type: EstateType, columns: readonly unknown[][]): IndexedListing[] {
  const [ids, prices, areas, perSquare, rooms, renovations, moments, cities, lats, lngs] =
    columns as [
      ids: number[],
      prices: number[],
      areas: number[],
      perSquare: number[],
      rooms: number[],
      renovations: boolean[],
      moments: number[],
      cities: string[],
      lats: number[],
      lngs: number[],
    ]
  return ids.map((id, at) => ({
    type,
    id,
    price: prices[at] as number,
    area: areas[at] as number,
    pricePerSquare: perSquare[at] as number,
    rooms: rooms[at] as number,
    isRenovation: renovations[at] as boolean,
    publishedAt: moments[at] as number,
    city: cities[at] as string,
    lat: lats[at] as number,
    lng: lngs[at] as number,
  }))
}

const COLUMNS = inColumns(FIELDS, `type = $1 and id > $2 and ${IS_VISIBLE} order by id limit $3`)
const OF_THESE = `type = $1 and id = any($2::integer[]) and ${IS_VISIBLE}`
const TEXTS = inColumns(['id', 'address', 'description', 'city'], OF_THESE)
const ROWS = inColumns([...FIELDS, 'address', 'description'], OF_THESE)
const WRITTEN = inColumns(
  ['type', 'id', '(extract(epoch from updated_at) * 1000)::float8 as moment'],
  'updated_at >= to_timestamp($1::float8 / 1000) order by updated_at, id',
)

/** Reads the catalog by statements of its own, none of which holds a lock or a transaction. */
export function catalogReader(query: Query): CatalogReader {
  return {
    async lastWritten() {
      const [[moment] = []] = await query(
        'select coalesce(extract(epoch from max(updated_at)) * 1000, 0)::float8 from listings',
        [],
      )
      return moment as number
    },
    async columns(type, after, limit) {
      return searchRows(type, await columnsOf(query, COLUMNS, [type, after, limit]))
    },
    async texts(type, ids) {
      const [found, addresses, descriptions, cities] = (await columnsOf(query, TEXTS, [
        type,
        ids,
      ])) as [number[], string[], string[], string[]]
      return new Map(
        found.map((id, at) => [
          id,
          {
            address: addresses[at] as string,
            description: descriptions[at] as string,
            city: cities[at] as string,
          },
        ]),
      )
    },
    async writtenSince(moment) {
      const [types, ids, moments] = (await columnsOf(query, WRITTEN, [moment])) as [
        EstateType[],
        number[],
        number[],
      ]
      return ids.map((id, at) => ({
        type: types[at] as EstateType,
        id,
        at: moments[at] as number,
      }))
    },
    async rows(type, ids) {
      const columns = await columnsOf(query, ROWS, [type, ids])
      const [addresses, descriptions] = columns.slice(FIELDS.length) as [string[], string[]]
      return searchRows(type, columns).map((row, at) => {
        const [address, description] = [addresses[at] as string, descriptions[at] as string]
        return { ...row, address, text: textOf({ address, description }) }
      })
    },
  }
}

/** What the words of a search are looked for in. */
export const textOf = ({ address, description }: Pick<ListingText, 'address' | 'description'>) =>
  `${address} ${description}`
