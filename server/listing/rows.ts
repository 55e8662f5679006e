import type { CatalogListing, Listing } from '#domain/listing/listing.ts'
import { parsePrice } from '#domain/listing/price.ts'
import { parseRooms } from '#domain/listing/rooms.ts'
import type { ListingRow, NewListingRow } from '#server/db/schema/listings.ts'

/**
 * A listing as browsers see it. `isFavourite` is false: the server does not know who looks, and
 * browsers keep their favorites themselves.
 */
export function toListing(row: ListingRow): Listing {
  return {
    id: row.id,
    price: row.priceText,
    address: row.address,
    description: row.description,
    countRooms: row.countRooms,
    isRenovation: row.renovation,
    area: row.area,
    currentFloor: row.floor,
    totalFloor: row.totalFloors,
    images: row.images,
    isFavourite: false,
    Realtor: { name: row.realtorName, ava: row.realtorAvatar, phone: row.realtorPhone },
    heatingSystem: row.heatingSystem,
    yearofConstruction: row.yearOfConstruction,
    wallType: row.wallType,
    ...(row.pricePerSquare === null ? {} : { pricePerSquare: row.pricePerSquare }),
  }
}

/** A listing with what only the catalog knows of it. */
export function toCatalogListing(row: ListingRow): CatalogListing {
  return { ...toListing(row), type: row.type, city: row.city, lat: row.lat, lng: row.lng }
}

/**
 * The row of an entry. A price text without a number counts as 0 dollars
 * (docs/product.md, "Price text").
 *
 * @param times.publishedAt kept to whole seconds
 */
export function toRow(
  entry: CatalogListing,
  times: { readonly publishedAt: Date; readonly updatedAt: Date },
): NewListingRow {
  return {
    type: entry.type,
    id: entry.id,
    priceText: entry.price,
    price: parsePrice(entry.price) ?? 0,
    address: entry.address,
    description: entry.description,
    countRooms: entry.countRooms,
    rooms: parseRooms(entry.countRooms),
    renovation: entry.isRenovation,
    area: entry.area,
    floor: entry.currentFloor,
    totalFloors: entry.totalFloor,
    images: entry.images,
    realtorName: entry.Realtor.name,
    realtorAvatar: entry.Realtor.ava,
    realtorPhone: entry.Realtor.phone,
    heatingSystem: entry.heatingSystem,
    yearOfConstruction: entry.yearofConstruction,
    wallType: entry.wallType,
    pricePerSquare: entry.pricePerSquare ?? null,
    city: entry.city,
    lat: entry.lat,
    lng: entry.lng,
    publishedAt: wholeSeconds(times.publishedAt),
    updatedAt: times.updatedAt,
  }
}

/** The database would round up, and a listing would be published in the future. */
function wholeSeconds(date: Date): Date {
  return new Date(Math.floor(date.getTime() / 1000) * 1000)
}
