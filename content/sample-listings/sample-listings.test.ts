import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { REALTORS } from '#content/realtors.ts'
import { catalogListingSchema } from '#domain/catalog/listing/listing.ts'
import { formatRooms } from '#domain/catalog/listing/present/en.ts'
import { parseRooms } from '#domain/catalog/listing/rooms.ts'
import { calculatePricePerSquare, parsePrice } from '#domain/catalog/price/parse-price.ts'
import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import type { CompleteListing } from '#test/catalog/complete-listing.ts'
import { RENTS, SALES } from '#test/catalog/sample-listings.ts'

const ALL: readonly CompleteListing[] = [...RENTS, ...SALES]
const BY_TYPE = [
  {
    type: 'rent',
    listings: RENTS,
    cheapest: '548',
    dearest: '15 k',
    prices: ['1.1 k', '15 k', '548', '1.2 k', '2.4 k', '720', '850', '1450', '1.35 k'],
  },
  {
    type: 'sale',
    listings: SALES,
    cheapest: '45 k',
    dearest: '3.3 m',
    prices: ['1.05 m', '395 k', '45 k', '139500', '3.3 m', '96500', '228500', '152 k', '187.5 k'],
  },
] as const

/** South, north, west and east of each city's built-up area, in degrees. */
const CITY_BOXES: Record<string, readonly [number, number, number, number]> = {
  Kyiv: [50.36, 50.54, 30.38, 30.68],
  Lviv: [49.79, 49.88, 23.95, 24.08],
  Dnipro: [48.4, 48.51, 34.95, 35.1],
  Odesa: [46.42, 46.53, 30.68, 30.765],
  Kharkiv: [49.93, 50.06, 36.14, 36.38],
  'Ivano-Frankivsk': [48.89, 48.96, 24.66, 24.76],
  Vinnytsia: [49.19, 49.27, 28.38, 28.53],
  Chernivtsi: [48.24, 48.34, 25.88, 26.02],
}

const dollars = (listing: CompleteListing) => parsePrice(listing.price) ?? Number.NaN
const sentences = (text: string) => text.split(/(?<=[.!?])\s+/)

describe.each(BY_TYPE)('$type', ({ type, listings, prices, cheapest, dearest }) => {
  test('has the prices that browsers have stored in favorites', () => {
    expect(listings.map(({ price }) => price)).toEqual(prices)
  })

  test('has nine listings, numbered 1 to 9', () => {
    expect(listings.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(new Set(listings.map((listing) => listing.type))).toEqual(new Set([type]))
  })

  test('has exactly one cheapest and one dearest price', () => {
    const byPrice = listings.toSorted((a, b) => dollars(a) - dollars(b))
    expect(byPrice.at(0)?.price).toBe(cheapest)
    expect(byPrice.at(-1)?.price).toBe(dearest)
    expect(new Set(byPrice.map(dollars)).size).toBe(9)
  })

  test('has a listing for every choice of the rooms and renovation filters', () => {
    const rooms = new Set(listings.map(({ countRooms }) => Math.min(5, parseRooms(countRooms))))
    expect(rooms).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(new Set(listings.map(({ isRenovation }) => isRenovation))).toEqual(
      new Set([true, false]),
    )
  })
})

test('has a description in Ukrainian that says as much as the English one', () => {
  for (const { description, translations } of ALL) {
    const ukrainian = translations?.uk ?? ''
    expect(guessLanguage(ukrainian)).toBe('uk')
    const share = ukrainian.length / description.length
    expect(share).toBeGreaterThan(0.75)
    expect(share).toBeLessThan(1.25)
  }
})

test('has prices in thousands, in millions, plain, and with decimals', () => {
  const prices = ALL.map(({ price }) => price)
  for (const price of prices) expect(price).toMatch(/^\d+(\.\d+)?( [km])?$/)
  for (const form of [/^\d+ k$/, /^\d+\.\d+ k$/, /^\d+\.\d+ m$/, /^\d+$/]) {
    expect(prices.some((price) => form.test(price))).toBe(true)
  }
  for (const form of [/ k$/, /^\d+$/]) {
    expect(RENTS.some(({ price }) => form.test(price))).toBe(true)
    expect(SALES.some(({ price }) => form.test(price))).toBe(true)
  }
})

test('repeats neither a location nor a sentence', () => {
  expect(new Set(ALL.map(({ lat, lng }) => `${lat} ${lng}`)).size).toBe(18)
  expect(new Set(ALL.map(({ address }) => address)).size).toBe(18)
  const allSentences = ALL.flatMap(({ description }) => sentences(description))
  expect(new Set(allSentences).size).toBe(allSentences.length)
})

describe.each(ALL)('$type $id, $address', (listing) => {
  test('has the shape of a catalog listing and is no favorite', () => {
    expect(catalogListingSchema.parse(listing)).toEqual(listing)
    expect(listing.isFavourite).toBe(false)
    expect(listing.countRooms).toBe(formatRooms(parseRooms(listing.countRooms)))
  })

  test('has a price per square meter that follows from price and area, for sale only', () => {
    expect(listing.pricePerSquare).toBe(
      listing.type === 'sale' ? calculatePricePerSquare(dollars(listing), listing.area) : undefined,
    )
  })

  test('is in its city, on a floor that its building has', () => {
    const [south, north, west, east] = CITY_BOXES[listing.city] ?? [0, 0, 0, 0]
    expect(listing.lat).toBeGreaterThan(south)
    expect(listing.lat).toBeLessThan(north)
    expect(listing.lng).toBeGreaterThan(west)
    expect(listing.lng).toBeLessThan(east)
    expect(listing.address).toMatch(new RegExp(`^\\d+ [A-Z].*, ${listing.city}$`))
    expect(listing.currentFloor).toBeGreaterThanOrEqual(1)
    expect(listing.currentFloor).toBeLessThanOrEqual(listing.totalFloor)
  })

  test('has a year, walls and heating that fit together', () => {
    const { yearofConstruction, wallType, heatingSystem, totalFloor } = listing
    expect(yearofConstruction).toBeGreaterThanOrEqual(1880)
    expect(yearofConstruction).toBeLessThanOrEqual(2025)
    if (yearofConstruction < 1950) expect(wallType).toMatch(/^(Brick|Shell limestone)$/)
    if (heatingSystem === 'Individual gas boiler') expect(totalFloor).toBeLessThan(10)
  })

  test("has a calm description like an agent's", () => {
    expect(listing.description.length).toBeGreaterThanOrEqual(300)
    expect(listing.description.length).toBeLessThanOrEqual(700)
    expect(listing.description).toMatch(/^[A-Z].*\.$/s)
    expect(listing.description).not.toMatch(/!|\s{2}|dream|unique|opportunity|stunning|nestled/i)
  })

  test('has a sample realtor with a portrait', () => {
    expect(Object.values(REALTORS)).toContainEqual(listing.Realtor)
    expect(existsSync(`.${listing.Realtor.ava}`)).toBe(true)
  })
})
