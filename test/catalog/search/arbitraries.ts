import fc from 'fast-check'
import { ESTATE_TYPES } from '#domain/catalog/listing/estate-type.ts'
import type { CatalogListing, Listing } from '#domain/catalog/listing/listing.ts'
import { omitMissing } from '#domain/catalog/listing/omit-missing.ts'
import { formatRooms } from '#domain/catalog/listing/present/en.ts'
import { ROOM_OPTIONS } from '#domain/catalog/listing/rooms.ts'
import { CURRENCIES, type Currency } from '#domain/catalog/price/currency.ts'
import { parsePrice } from '#domain/catalog/price/parse-price.ts'
import {
  type ChosenFacts,
  FACT_FILTER_NAMES,
  FACT_FILTERS,
} from '#domain/catalog/search/fact-filters.ts'
import {
  type Filters,
  PRICE_PER_SQUARE_OPTIONS,
  type RangeText,
} from '#domain/catalog/search/filters.ts'
import { anyPlainFacts } from '#test/catalog/any-facts.ts'
import { anyCatalogListing, catalogListing, completeFacts } from '#test/catalog/catalog-listing.ts'
import { TEST_RATES } from './test-rates.ts'

/** Any listing, with the fields that browsers get. */
export const anyListing: fc.Arbitrary<Listing> = anyCatalogListing.map(
  ({
    type: _type,
    city: _city,
    lat: _lat,
    lng: _lng,
    placeRadius: _radius,
    place: _place,
    facts: _facts,
    translations: _translations,
    ...listing
  }) => listing,
)

/** A whole number of dollars, in one of the formats that people type. */
export function priceText(dollars: number): fc.Arbitrary<string> {
  const grouped = (by: string) => String(dollars).replace(/\B(?=(\d{3})+$)/g, by)
  const thousands = String(dollars / 1_000)
  const millions = String(dollars / 1_000_000)
  return fc.constantFrom(
    String(dollars),
    `$ ${grouped(' ')}`,
    `${grouped(',')} USD`,
    `${grouped('\u00a0')} $`,
    `${thousands} k`,
    `USD ${thousands}K`,
    `${thousands.replace('.', ',')}k`,
    `${millions} m`,
    `$${millions}M`,
    `${millions.replace('.', ',')} M`,
  )
}

const dollars = fc.oneof(
  fc.integer({ min: 548, max: 15_000 }),
  fc.integer({ min: 45_000, max: 3_300_000 }),
)

/** Square meters with at most two decimals, so that a visitor can type the same number. */
const area = fc.oneof(
  fc.integer({ min: 18, max: 160 }),
  fc.integer({ min: 1_800, max: 16_000 }).map((hundredths) => hundredths / 100),
)

/** Only the fields that a search reads vary, within realistic ranges. */
export const anyRealisticListing: fc.Arbitrary<CatalogListing> = fc
  .record(
    {
      type: fc.constantFrom(...ESTATE_TYPES),
      id: fc.integer({ min: 1, max: 100_000 }),
      price: fc.oneof(
        { weight: 20, arbitrary: dollars.chain(priceText) },
        { weight: 1, arbitrary: fc.constant('on request') },
      ),
      countRooms: fc.oneof(
        { weight: 12, arbitrary: fc.integer({ min: 1, max: 6 }).map(formatRooms) },
        { weight: 1, arbitrary: fc.constantFrom('studio', '0 rooms', '12 rooms', '257 rooms') },
      ),
      isRenovation: fc.constantFrom(true, false, undefined),
      facts: anyPlainFacts,
      area: fc.option(area, { nil: undefined, freq: 14 }),
      pricePerSquare: fc.oneof(fc.integer({ min: 0, max: 6_000 }), fc.constantFrom(500, 3_000)),
    },
    { requiredKeys: ['type', 'id', 'price', 'countRooms', 'isRenovation', 'facts', 'area'] },
  )
  .map((overrides) => {
    const { pricePerSquare: _square, isRenovation: _renovation, ...rest } = catalogListing()
    const { isRenovation, facts, ...others } = overrides
    return completeFacts({
      ...rest,
      ...others,
      ...facts,
      ...(isRenovation !== undefined && { isRenovation }),
    })
  })

const NO_NUMBER = ['any', 'k', '—']

/** A range whose bounds are `values`; either may be empty or not a number. */
function bounds(values: fc.Arbitrary<string>): fc.Arbitrary<RangeText> {
  const bound = fc.oneof(
    { weight: 6, arbitrary: fc.constant('') },
    { weight: 5, arbitrary: values },
    { weight: 1, arbitrary: fc.constantFrom('0', ...NO_NUMBER) },
  )
  return fc.record({ min: bound, max: bound })
}

/** Mostly none, sometimes one value of a fact. */
export const anyChosenFacts: fc.Arbitrary<ChosenFacts> = fc
  .record(
    Object.fromEntries(
      FACT_FILTER_NAMES.map((fact) => [
        fact,
        // With every fact asked for, no home would match.
        fc.oneof(
          { weight: 12, arbitrary: fc.constant(undefined) },
          { weight: 1, arbitrary: fc.constantFrom(...FACT_FILTERS[fact].values) },
        ),
      ]),
    ),
  )
  .map((facts) => omitMissing(facts) as ChosenFacts)

/** Mostly none; days at and next to those of `anyPlainFacts`. */
export const anyAvailableBy = fc.constantFrom('', '', '', '2026-08-31', '2026-09-01', '2027-01-01')

/** Filters whose bounds are at or next to values of these listings, so that some match and some do not. */
export function filtersFor(listings: readonly [Listing, ...Listing[]]): fc.Arbitrary<Filters> {
  const listing = fc.constantFrom(...listings)
  const step = fc.constantFrom(-1, 0, 0, 1)
  const price = (currency: Currency) =>
    fc
      .tuple(listing, step)
      .map(([{ price }, by]) => Math.max(0, (parsePrice(price) ?? 0) + by))
      .chain((dollars) => priceText(Math.round(dollars * TEST_RATES.unitsPerDollar[currency])))
  const area = fc
    .tuple(listing, step, fc.constantFrom('.', ','))
    .map(([{ area = 60 }, by, sign]) =>
      String((Math.round(area * 100) + by) / 100).replace('.', sign),
    )
  return fc.constantFrom(...CURRENCIES).chain((currency) =>
    fc.record({
      price: bounds(price(currency)),
      currency: fc.constant(currency),
      area: bounds(area),
      pricePerSquare: fc.constantFrom('', '', '', ...PRICE_PER_SQUARE_OPTIONS),
      rooms: fc.oneof(fc.constant([]), fc.subarray([...ROOM_OPTIONS])),
      facts: anyChosenFacts,
      availableBy: anyAvailableBy,
      isReduced: fc.constantFrom(false, false, false, true),
      includesUnstated: fc.boolean(),
    }),
  )
}

export const listingsAndFilters = fc
  .tuple(anyRealisticListing, fc.array(anyRealisticListing, { maxLength: 30 }))
  .chain(([first, others]) => {
    const listings: [CatalogListing, ...CatalogListing[]] = [first, ...others]
    return fc.record({ listings: fc.constant(listings), filters: filtersFor(listings) })
  })
