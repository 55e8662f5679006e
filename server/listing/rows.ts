import type { CatalogListing, Listing } from '#domain/listing/listing.ts'
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

export function toCatalogListing(row: ListingRow): CatalogListing {
  return { ...toListing(row), type: row.type, city: row.city, lat: row.lat, lng: row.lng }
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
    address: listing.address,
    description: listing.description,
    countRooms: listing.countRooms,
    rooms: parseRooms(listing.countRooms),
    renovation: listing.isRenovation,
    area: listing.area,
    floor: listing.currentFloor,
    totalFloors: listing.totalFloor,
    images: listing.images,
    realtorName: listing.Realtor.name,
    realtorAvatar: listing.Realtor.ava,
    realtorPhone: listing.Realtor.phone,
    heatingSystem: listing.heatingSystem,
    yearOfConstruction: listing.yearofConstruction,
    wallType: listing.wallType,
    pricePerSquare: listing.pricePerSquare ?? null,
    city: listing.city,
    lat: listing.lat,
    lng: listing.lng,
    publishedAt: floorToSeconds(times.publishedAt),
    updatedAt: times.updatedAt,
  }
}

/** The database would round up, and a listing would be published in the future. */
function floorToSeconds(date: Date): Date {
  return new Date(Math.floor(date.getTime() / 1000) * 1000)
}
