import type { Hono } from 'hono'
import { afterAll, beforeAll, expect } from 'vitest'
import type * as z from 'zod'
import { problemSchema } from '#server/api/problem.ts'
import { apiRoutes } from '#server/api/routes.ts'
import type { Database } from '#server/db/open.ts'
import { type Catalog, createCatalog } from '#server/listing/catalog.ts'
import { seedCatalog } from '#server/listing/seed/commands.ts'
import type { Search } from '#server/search/open-search.ts'
import { freshDatabase } from '#test/database/database.ts'
import { catalogListing } from '#test/listing/catalog-listing.ts'
import { openTestSearch } from '#test/search/test-search.ts'

/** The homes of its catalog, ten of them with one room. */
export const LISTING_COUNT = 60
export const MONDAY = new Date('2025-11-17T10:00:00Z')

/** The API over a catalog of its own, for the tests of a file. */
export interface TestApi {
  readonly app: Hono
  readonly catalog: Catalog
  readonly search: Search
  readonly database: Database
}

/** Opens it before the tests and closes it after them. @returns what has it while they run */
export function setUpTestApi(): () => TestApi {
  let api: TestApi
  beforeAll(async () => {
    const database = await freshDatabase()
    const homes = Array.from({ length: LISTING_COUNT }, (_, index) =>
      catalogListing({ id: index + 1, countRooms: index < 10 ? '1 room' : '3 rooms' }),
    )
    await seedCatalog(database.orm, homes, { now: MONDAY, publishedAt: () => MONDAY })
    const search = await openTestSearch(database)
    const catalog = createCatalog({ db: database.orm, search, placeholders: new Map() })
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

/** What a path answers, in the shape that its description promises: not a field less or more. */
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

/** The problem that a path answers with. */
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
