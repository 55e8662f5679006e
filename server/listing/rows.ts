import type { AskedPrice, CatalogListing, Listing, Realtor } from '#domain/listing/listing.ts'
import { omitMissing } from '#domain/listing/omit-missing.ts'
import { toDollars } from '#domain/listing/price.ts'
import { parseRooms } from '#domain/listing/rooms.ts'
import type { ListingRow, NewListingRow } from '#server/db/schema/listings.ts'

/**
 * A listing as browsers see it. `isFavourite` is false: favorites are stored in
 * browsers, not on the server.
 */
export function toListing(row: ListingRow): Listing {
  return {
    id: row.id,
    price: row.priceText,
    address: row.address,
    description: row.description,
    countRooms: row.countRooms,
    area: row.area,
    images: row.images,
    isFavourite: false,
    ...omitMissing({
      asked: toAskedPrice(row),
      isRenovation: row.renovation,
      currentFloor: row.floor,
      totalFloor: row.totalFloors,
      Realtor: toRealtor(row),
      heatingSystem: row.heatingSystem,
      yearofConstruction: row.yearOfConstruction,
      wallType: row.wallType,
      pricePerSquare: row.pricePerSquare,
    }),
  }
}

function toAskedPrice({ askedAmount, askedCurrency, ratedOn }: ListingRow): AskedPrice | null {
  if (askedAmount === null || askedCurrency === null || ratedOn === null) return null
  return { amount: askedAmount, currency: askedCurrency, ratedOn }
}

function toRealtor(row: ListingRow): Realtor | null {
  const { realtorName: name, realtorAvatar: ava, realtorPhone: phone } = row
  return name === null && ava === null && phone === null ? null : omitMissing({ name, ava, phone })
}

export function toCatalogListing(row: ListingRow): CatalogListing {
  const { type, city, lat, lng } = row
  return { ...toListing(row), type, city, ...omitMissing({ lat, lng }) }
}

/**
 * A price text without a number counts as 0 dollars
 * (docs/product.md, "Price text").
 *
 * @param times.publishedAt rounded down to whole seconds
 */
export function toRow(
  listing: CatalogListing,
  times: { readonly publishedAt: Date; readonly updatedAt: Date },
): NewListingRow {
  return {
    type: listing.type,
    id: listing.id,
    priceText: listing.price,
    price: toDollars(listing.price),
    askedAmount: listing.asked?.amount ?? null,
    askedCurrency: listing.asked?.currency ?? null,
    ratedOn: listing.asked?.ratedOn ?? null,
    address: listing.address,
    description: listing.description,
    countRooms: listing.countRooms,
    rooms: parseRooms(listing.countRooms),
    renovation: listing.isRenovation ?? null,
    area: listing.area,
    floor: listing.currentFloor ?? null,
    totalFloors: listing.totalFloor ?? null,
    images: listing.images,
    realtorName: listing.Realtor?.name ?? null,
    realtorAvatar: listing.Realtor?.ava ?? null,
    realtorPhone: listing.Realtor?.phone ?? null,
    heatingSystem: listing.heatingSystem || null,
    yearOfConstruction: listing.yearofConstruction ?? null,
    wallType: listing.wallType || null,
    pricePerSquare: listing.pricePerSquare ?? null,
    city: listing.city,
    lat: listing.lat ?? null,
    lng: listing.lng ?? null,
    publishedAt: floorToSeconds(times.publishedAt),
    updatedAt: times.updatedAt,
  }
}

/** The database would round up, and a listing would be published in the future. */
function floorToSeconds(date: Date): Date {
  return new Date(Math.floor(date.getTime() / 1000) * 1000)
}
