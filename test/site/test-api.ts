import type { Hono } from 'hono'
import { afterAll, beforeAll, expect } from 'vitest'
import type * as z from 'zod'
import { problemSchema } from '#server/catalog/api/problem.ts'
import { apiRoutes } from '#server/catalog/api/routes.ts'
import { SHIPPED_DISPLAY_RATES } from '#server/catalog/exchange-rate/follow-rates.ts'
import { type Catalog, createCatalog } from '#server/catalog/listing/catalog.ts'
import type { Search } from '#server/catalog/search/open-search.ts'
import type { Database } from '#server/platform/db/open.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { seedListings } from '#test/catalog/saved-listings.ts'
import { openTestSearch } from '#test/catalog/search/test-search.ts'
import { freshDatabase } from '#test/database/database.ts'

/** Ten of them have one room. */
export const LISTING_COUNT = 60
export const MONDAY = new Date('2025-11-17T10:00:00Z')

export interface TestApi {
  readonly app: Hono
  readonly catalog: Catalog
  readonly search: Search
  readonly database: Database
}

/**
 * Registers hooks that start and stop the API.
 *
 * @returns a function to call inside tests
 */
export function setUpTestApi(): () => TestApi {
  let api: TestApi
  beforeAll(async () => {
    const database = await freshDatabase()
    const homes = Array.from({ length: LISTING_COUNT }, (_, index) =>
      catalogListing({ id: index + 1, countRooms: index < 10 ? '1 room' : '3 rooms' }),
    )
    await seedListings(database.orm, homes, { now: MONDAY, publishedAt: () => MONDAY })
    const search = await openTestSearch(database)
    const catalog = createCatalog({
      findListedOffer: async () => null,
      db: database.orm,
      search,
      findPlaceholders: async () => ({}),
      rates: () => SHIPPED_DISPLAY_RATES,
    })
    const limit = { points: 10_000, duration: 60 }
    const app = apiRoutes({ catalog, clientIp: () => 'one', limit })
    api = { app, catalog, search, database }
  })
  afterAll(async () => {
    await api.search.stop()
    await api.database.close()
  })
  return () => api
}

/** Fetches a path and checks the response against its schema: no field may be missing or unknown. */
export async function getJson<T>(
  { app }: TestApi,
  path: string,
  schema: z.ZodObject & z.ZodType<T>,
): Promise<T> {
  const response = await app.request(path)
  expect([path, response.status]).toEqual([path, 200])
  expect(response.headers.get('content-type')).toBe('application/json')
  return schema.strict().parse(await response.json()) as T
}

/** Fetches a path that must respond with this status and problem details (RFC 9457). */
export async function getProblem(
  { app }: TestApi,
  path: string,
  status: number,
  init?: RequestInit,
) {
  const response = await app.request(path, init)
  expect([path, response.status]).toEqual([path, status])
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  return { ...problemSchema.strict().parse(await response.json()), headers: response.headers }
}
