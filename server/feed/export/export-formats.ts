import { stringify } from 'csv-stringify/sync'
import { parsePrice } from '#domain/listing/price.ts'
import { parseRooms } from '#domain/listing/rooms.ts'
import { CSV_COLUMNS } from '#server/feed/reading/csv-columns.ts'
import { escapeFormula } from '#server/feed/reading/csv-formulas.ts'
import type { ExportedHome } from './queries.ts'

export const EXPORT_FORMATS = ['ndjson', 'csv', 'reso'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** How a file of homes is written. */
interface Writer {
  readonly begin: string
  /** The text of some homes. */
  readonly homes: (homes: readonly ExportedHome[], isFirst: boolean) => string
  readonly end: string
}

/** NDJSON and CSV are read back without loss; RESO's names are for other systems. */
export const WRITERS: Readonly<Record<ExportFormat, Writer>> = {
  ndjson: {
    begin: '',
    homes: (homes) => homes.map((home) => `${JSON.stringify(objectOf(home))}\n`).join(''),
    end: '',
  },
  csv: {
    begin: '',
    homes: (homes, isFirst) =>
      stringify(homes.map(lineOf), {
        header: isFirst,
        columns: CSV_COLUMNS,
        quoted_match: /\r/,
        cast: { boolean: String, string: escapeFormula },
      }),
    end: '',
  },
  reso: {
    begin: '[\n',
    homes: (homes, isFirst) =>
      (isFirst ? '' : ',\n') + homes.map((home) => JSON.stringify(resoOf(home))).join(',\n'),
    end: '\n]\n',
  },
}

/** Our own names; what only a browser knows is left out. */
function objectOf({ entry, publishedAt, feed, feedKey, feedModifiedAt }: ExportedHome) {
  const { isFavourite: _browsersOnly, ...home } = entry
  const source = feed !== null && feedKey !== null && { feed, feedKey }
  return {
    ...home,
    publishedAt: publishedAt.toISOString(),
    ...source,
    ...(feedModifiedAt && { feedModifiedAt: feedModifiedAt.toISOString() }),
  }
}

/** The same as values of a table's columns. */
function lineOf(exported: ExportedHome) {
  const { Realtor, images, ...home } = objectOf(exported)
  return {
    ...home,
    'Realtor.name': Realtor.name,
    'Realtor.ava': Realtor.ava,
    'Realtor.phone': Realtor.phone,
    images: JSON.stringify(images),
  }
}

/** RESO Data Dictionary. The key is ours: `sale-12`. */
function resoOf({ entry, publishedAt, updatedAt }: ExportedHome) {
  return {
    ListingKey: `${entry.type}-${entry.id}`,
    StandardStatus: 'Active',
    PropertyType: entry.type === 'sale' ? 'Residential' : 'Residential Lease',
    ListPrice: parsePrice(entry.price),
    Currency: 'USD',
    UnparsedAddress: entry.address,
    City: entry.city,
    Latitude: entry.lat,
    Longitude: entry.lng,
    PublicRemarks: entry.description,
    RoomsTotal: parseRooms(entry.countRooms),
    LivingArea: entry.area,
    LivingAreaUnits: 'Square Meters',
    EntryLevel: entry.currentFloor,
    StoriesTotal: entry.totalFloor,
    YearBuilt: entry.yearofConstruction,
    Heating: entry.heatingSystem === '' ? [] : [entry.heatingSystem],
    ConstructionMaterials: entry.wallType === '' ? [] : [entry.wallType],
    ListAgentFullName: entry.Realtor.name,
    ListAgentPreferredPhone: entry.Realtor.phone,
    Media: entry.images.map((MediaURL, Order) => ({ MediaURL, Order })),
    OnMarketTimestamp: publishedAt.toISOString(),
    ModificationTimestamp: updatedAt.toISOString(),
  }
}
