import { stringify } from 'csv-stringify/sync'
import { parsePrice } from '#domain/catalog/price/parse-price.ts'
import { CSV_COLUMNS, escapeFormula } from '#server/feeds/reading/csv/csv-columns.ts'
import type { ExportedListing, ExportWriter } from './writer/export-writer.ts'
import { DOM_RIA_FORMAT } from './xml/dom-ria.ts'
import { KYERO_FORMAT } from './xml/kyero.ts'
import { LUN_FORMAT } from './xml/lun.ts'
import { OPEN_IMMO_FORMAT } from './xml/openimmo.ts'
import { TROVIT_FORMAT } from './xml/trovit.ts'
import { createXmlWriter } from './xml/xml-writer.ts'
import { YANDEX_FORMAT } from './xml/yandex.ts'

export const EXPORT_FORMATS = [
  ...(['ndjson', 'csv', 'reso'] as const),
  ...(['dom-ria', 'lun', 'yandex', 'kyero', 'trovit', 'openimmo'] as const),
] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/**
 * NDJSON and CSV are imported without loss; the others are for other systems, and contain what
 * their format allows.
 */
export const WRITERS: Readonly<Record<ExportFormat, ExportWriter>> = {
  ndjson: {
    begin: () => '',
    format: (listings) =>
      listings.map((listing) => `${JSON.stringify(toExportObject(listing))}\n`).join(''),
    end: '',
  },
  csv: {
    begin: () => '',
    format: (listings, _, isFirst) =>
      stringify(listings.map(toCsvRow), {
        header: isFirst,
        columns: CSV_COLUMNS,
        quoted_match: /\r/,
        cast: { boolean: String, string: escapeFormula },
      }),
    end: '',
  },
  reso: {
    begin: () => '[\n',
    format: (listings, _, isFirst) =>
      (isFirst ? '' : ',\n') +
      listings.map((listing) => JSON.stringify(toResoProperty(listing))).join(',\n'),
    end: '\n]\n',
  },
  'dom-ria': createXmlWriter(DOM_RIA_FORMAT),
  lun: createXmlWriter(LUN_FORMAT),
  yandex: createXmlWriter(YANDEX_FORMAT),
  kyero: createXmlWriter(KYERO_FORMAT),
  trovit: createXmlWriter(TROVIT_FORMAT),
  openimmo: createXmlWriter(OPEN_IMMO_FORMAT),
}

/** Field names of our API, without those that only browsers set. In files of others, "internet" is any. */
function toExportObject({ listing, publishedAt, feed, feedKey, feedModifiedAt }: ExportedListing) {
  const { isFavourite: _browsersOnly, internet, ...plain } = listing
  const fields = { ...plain, ...(internet && { internetWithoutPower: internet }) }
  const source = feed !== null && feedKey !== null && { feed, feedKey }
  return {
    ...fields,
    publishedAt: publishedAt.toISOString(),
    ...source,
    ...(feedModifiedAt && { feedModifiedAt: feedModifiedAt.toISOString() }),
  }
}

/** The writer finds the value of a column such as `Realtor.name` itself. */
function toCsvRow(exported: ExportedListing) {
  const { images, ...fields } = toExportObject(exported)
  return { ...fields, images: JSON.stringify(images) }
}

const RESO_PARKING = { covered: 'Covered', outdoor: 'Outside', no: 'None' } as const
const RESO_FURNISHED = { yes: 'Furnished', partly: 'Partially', no: 'Unfurnished' } as const
const RESO_PETS = { allowed: 'Yes', 'on-request': 'Call', 'not-allowed': 'No' } as const

/** RESO Data Dictionary. The key is ours: `sale-12`. */
function toResoProperty({ listing, publishedAt, updatedAt }: ExportedListing) {
  return {
    ListingKey: `${listing.type}-${listing.id}`,
    StandardStatus: 'Active',
    PropertyType: listing.type === 'sale' ? 'Residential' : 'Residential Lease',
    ListPrice: parsePrice(listing.price),
    Currency: 'USD',
    UnparsedAddress: listing.address,
    City: listing.city,
    Latitude: listing.lat,
    Longitude: listing.lng,
    InternetAddressDisplayYN: listing.placeRadius === undefined,
    PublicRemarks: listing.description,
    RoomsTotal: listing.facts.rooms,
    LivingArea: listing.area,
    LivingAreaUnits: 'Square Meters',
    EntryLevel: listing.currentFloor,
    StoriesTotal: listing.totalFloor,
    YearBuilt: listing.yearofConstruction,
    BathroomsTotalInteger: listing.bathrooms,
    ...(listing.parking && { ParkingFeatures: [RESO_PARKING[listing.parking]] }),
    ...(listing.furnished && { Furnished: RESO_FURNISHED[listing.furnished] }),
    ...(listing.pets && { PetsAllowed: [RESO_PETS[listing.pets]] }),
    AvailabilityDate: listing.availableFrom,
    Heating: listing.heatingSystem ? [listing.heatingSystem] : [],
    ConstructionMaterials: listing.wallType ? [listing.wallType] : [],
    ListAgentFullName: listing.Realtor?.name,
    ListAgentPreferredPhone: listing.Realtor?.phone,
    Media: listing.images.map((MediaURL, Order) => ({ MediaURL, Order })),
    OnMarketTimestamp: publishedAt.toISOString(),
    ModificationTimestamp: updatedAt.toISOString(),
  }
}
