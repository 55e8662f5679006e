import type { BrowserContext, Page } from '@playwright/test'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { CatalogListing } from '#domain/catalog/listing/listing.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import { RENTS, SALES } from '#test/catalog/sample-listings.ts'
import { language } from '#texts/language.ts'

const SAMPLES = { sale: SALES, rent: RENTS }

/** @throws {Error} if there is none with this id */
export function getSampleListing(type: EstateType, id: number): CatalogListing {
  const found = SAMPLES[type].find((listing) => listing.id === id)
  if (found === undefined) throw new Error(`There is no sample home ${type} ${id}.`)
  return found
}

/** Its address as pages in the language of this run show it. */
export const getAddress = (type: EstateType, id: number): string =>
  wordAddress(getSampleListing(type, id).address, language)

/** A sample listing as browsers store a favorite. */
export function createStoredFavorite(type: EstateType, id: number) {
  const {
    city: _city,
    lat: _lat,
    lng: _lng,
    place: _place,
    facts: _facts,
    translations: _translations,
    ...listing
  } = getSampleListing(type, id)
  return { ...listing, isFavourite: true }
}

/** Sets entries of local storage once, before scripts of the first page run. */
export async function seedStorage(
  context: BrowserContext,
  entries: Readonly<Record<string, string>>,
): Promise<void> {
  await context.addInitScript((pairs) => {
    if (location.protocol === 'about:' || localStorage.getItem('seeded') !== null) return
    localStorage.setItem('seeded', 'yes')
    for (const [key, value] of Object.entries(pairs)) localStorage.setItem(key, value)
  }, entries)
}

export const readStorage = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)

/** Stored favorites as "type id", in order. */
export async function readStoredFavorites(page: Page): Promise<string[]> {
  const list: unknown = JSON.parse((await readStorage(page, 'favorites')) ?? '[]')
  if (!Array.isArray(list)) return [`not a list: ${typeof list}`]
  return list.map(({ type, id }: { type: unknown; id: unknown }) => `${type} ${id}`)
}
