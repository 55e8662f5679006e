import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLAIN_FACTS } from '#domain/catalog/listing/facts.ts'
import type { CatalogListing } from '#domain/catalog/listing/listing.ts'
import { presentCatalogListing } from '#domain/catalog/listing/present/present-listing.ts'
import { calculatePricePerSquare, toDollars } from '#domain/catalog/price/parse-price.ts'
import { isTextFact, type TextFact } from '#domain/feeds/fact-texts.ts'
import { parseRecord } from '#domain/feeds/parse-record.ts'
import { type ExportFormat, WRITERS } from '#server/feeds/export/export-formats.ts'
import type { ExportedListing } from '#server/feeds/export/writer/export-writer.ts'
import { openFeed } from '#server/feeds/reading/open-feed.ts'
import { collect } from '#test/async/collect.ts'
import { createFeedFile } from '#test/catalog/feed-file.ts'
import { anyExportedListing, CONVENTIONS, toRealtor } from '#test/feeds/xml/exported-listing.ts'

const omit = (listing: CatalogListing, ...names: (keyof CatalogListing)[]): CatalogListing =>
  Object.fromEntries(
    Object.entries(listing).filter(([name]) => !names.includes(name as keyof CatalogListing)),
  ) as unknown as CatalogListing

/** The facts of a listing as texts. */
const OURS = ['id', 'facts'] as const

/** The street address in formats that have an element for each part, in their order. */
function withParts(listing: CatalogListing): CatalogListing {
  const { street, building, district } = listing.place
  if (street === undefined) return listing
  const parts = [street, building, district, listing.city]
  return { ...listing, address: parts.filter((part) => part !== undefined).join(', ') }
}

/** Other formats have the street address as one text, from which its parts are read. */
const HAVE_PARTS: readonly ExportFormat[] = ['dom-ria', 'lun', 'openimmo']

/** The price in formats that write it in dollars. */
const inDollars = (listing: CatalogListing) => omit(listing, 'asked')

/** Formats that cannot mark a place as approximate omit the point and the exact street address. */
const asExact = (listing: CatalogListing): CatalogListing =>
  listing.placeRadius === undefined ? listing : omit(listing, 'placeRadius', 'lat', 'lng')

/** What importers read of a withheld street address. */
function withoutStreet(listing: CatalogListing): CatalogListing {
  if (listing.placeRadius === undefined) return listing
  const { street: _street, ...place } = listing.place
  const parts = [place.district, listing.city]
  return { ...listing, place, address: parts.filter((part) => part !== undefined).join(', ') }
}

/** What is read back of a listing; `null` if it lacks something that the format requires. */
const HELD: Partial<Record<ExportFormat, (listing: CatalogListing) => CatalogListing | null>> = {
  'dom-ria': (listing) =>
    listing.area === undefined || listing.totalFloor === undefined || listing.wallType === undefined
      ? null
      : {
          ...omit(withParts(listing), 'heatingSystem', 'isRenovation', 'Realtor'),
          ...toRealtor(undefined, listing.Realtor?.phone),
        },
  lun: (listing) =>
    listing.Realtor?.phone === undefined
      ? null
      : omit(
          withParts(listing),
          ...(['heatingSystem', 'isRenovation', 'yearofConstruction'] as const),
          ...(['lat', 'lng', 'placeRadius'] as const),
        ),
  yandex: (listing) => (listing.area === undefined ? null : omit(asExact(listing), 'isRenovation')),
  kyero: (stored) => {
    const listing = asExact(stored)
    if (listing.images.length === 0) return null
    const area = listing.area === undefined ? undefined : Math.round(listing.area)
    const isHeld = listing.asked === undefined || listing.asked.currency === 'EUR'
    const street = listing.address.slice(0, -listing.city.length - 2)
    return {
      ...omit(isHeld ? listing : inDollars(listing), 'heatingSystem', 'isRenovation', 'wallType'),
      yearofConstruction: undefined,
      currentFloor: undefined,
      totalFloor: undefined,
      Realtor: undefined,
      area,
      ...(street.length > 50 && { address: listing.city }),
      ...(listing.type === 'sale' &&
        area !== undefined && {
          pricePerSquare: calculatePricePerSquare(toDollars(listing.price), area),
        }),
    }
  },
  trovit: (listing) =>
    listing.images.length === 0
      ? null
      : {
          ...omit(
            inDollars(asExact(listing)),
            'heatingSystem',
            'isRenovation',
            'wallType',
            'totalFloor',
          ),
          Realtor: undefined,
          ...toRealtor(listing.Realtor?.name),
          description: listing.description || `Apartment, ${listing.countRooms}`,
        },
  openimmo: (listing) =>
    omit(
      withoutStreet(withParts(listing)),
      ...(['heatingSystem', 'wallType'] as const),
      ...(listing.isRenovation ? [] : (['isRenovation'] as const)),
    ),
}

async function readBack(format: ExportFormat, listings: readonly ExportedListing[]) {
  const writer = WRITERS[format]
  const leftOut: string[] = []
  const context = {
    now: new Date(0),
    siteUrl: 'https://homiq.example',
    leaveOut: (reason: string) => void leftOut.push(reason),
  }
  const text = writer.begin(context) + writer.format(listings, context, true) + writer.end
  const feed = await openFeed({ path: createFeedFile('feed.xml', text) })
  const rows = (await collect(feed.rows())).flat()
  const read = rows.map((row, at) => {
    if (!('record' in row)) throw new Error(JSON.stringify(row))
    // Kyero only has bedrooms.
    const rooms = row.record.rooms ?? kept(format, listings)[at]?.countRooms
    const parsed = parseRecord({ ...row.record, rooms }, CONVENTIONS)
    if (parsed.kind !== 'listing') throw new Error(JSON.stringify(parsed))
    return parsed
  })
  return { read, leftOut }
}

/** The descriptions that a format has elements for. */
function withDescriptions(format: ExportFormat, listing: CatalogListing): CatalogListing {
  const { translations, ...rest } = listing
  if (format === 'kyero') return { ...rest, description: translations?.en ?? rest.description }
  if (format !== 'dom-ria' || translations?.uk === undefined) return rest
  return { ...rest, translations: { uk: translations.uk.replaceAll('\r', '') } }
}

type Values = readonly (string | number | undefined)[] | 'any'

/** Which values of facts are read back; formats lack the others. */
const FACTS_HELD: Partial<Record<ExportFormat, Partial<Record<TextFact, Values>>>> = {
  'dom-ria': { kitchen: 'any', balcony: ['yes'] },
  lun: { kitchen: 'any' },
  yandex: {
    ...{ bathrooms: 'any', kitchen: 'any', balcony: ['yes'], elevator: 'any', parking: ['no'] },
    ...{ furnished: ['yes', 'no'], pets: ['allowed', 'not-allowed'] },
    ...{ children: ['welcome', 'not-allowed'], utilities: 'any' },
  },
  kyero: { bathrooms: 'any' },
  trovit: { bathrooms: 'any', furnished: ['yes'] },
  openimmo: {
    ...{ bathrooms: 'any', balcony: ['yes'], elevator: 'any', parking: ['outdoor'] },
    ...{ furnished: ['yes', 'partly'], pets: ['allowed', 'not-allowed'], commission: [0] },
    ...{ deposit: 'any', availableFrom: 'any' },
  },
}

function withFacts(format: ExportFormat, listing: CatalogListing): CatalogListing {
  const lost = PLAIN_FACTS.filter(isTextFact).filter((fact) => {
    const values = FACTS_HELD[format]?.[fact]
    return values !== 'any' && !values?.includes(listing[fact])
  })
  return omit(listing, ...lost)
}

/** Imports drop carriage returns. */
const kept = (format: ExportFormat, listings: readonly ExportedListing[]) =>
  listings.flatMap(({ listing }) => {
    const held = HELD[format]?.(withFacts(format, withDescriptions(format, listing))) ?? null
    return held === null ? [] : { ...held, description: held.description?.replaceAll('\r', '') }
  })

describe('an XML feed that is written and read again', () => {
  it.each(Object.keys(HELD) as ExportFormat[])(
    'has all of a listing that %s can hold',
    async (format) => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyExportedListing, { maxLength: 5 }), async (listings) => {
          const expected = kept(format, listings)
          const { read, leftOut } = await readBack(format, listings)
          expect(read.map(({ key }) => key)).toEqual(
            expected.map(({ type, id }) => `${type}-${id}`),
          )
          const presented = read.map(({ listing }) => presentCatalogListing(listing))
          const ours = HAVE_PARTS.includes(format) ? OURS : ([...OURS, 'place'] as const)
          expect(presented.map((listing) => omit(listing, ...ours))).toEqual(
            expected.map((listing) => omit(listing, ...ours)),
          )
          expect(leftOut).toHaveLength(listings.length - expected.length)
        }),
        { numRuns: 60 },
      )
    },
  )
})
