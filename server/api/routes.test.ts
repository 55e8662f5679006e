import { Validator } from '@seriousme/openapi-schema-validator'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type * as z from 'zod'
import type { Database } from '#server/db/open.ts'
import { seedCatalogue } from '#server/db/seed.ts'
import { type Catalogue, createCatalogue } from '#server/listing/catalogue.ts'
import { saveListing, withdrawListing } from '#server/listing/commands.ts'
import type { Search } from '#server/search/open-search.ts'
import { catalogueEntry } from '#test/catalogue-entry.ts'
import { freshDatabase } from '#test/database.ts'
import { openedSearch } from '#test/opened-search.ts'
import {
  clustersSchema,
  facetsPageSchema,
  homeSchema,
  resultsSchema,
  stretchSchema,
} from './answers.ts'
import { problemSchema } from './problem.ts'
import { apiRoutes } from './routes.ts'

const HOMES = 60
const monday = new Date('2025-11-17T10:00:00Z')

let database: Database
let search: Search
let catalogue: Catalogue
let app: Hono
beforeAll(async () => {
  database = await freshDatabase()
  const homes = Array.from({ length: HOMES }, (_, index) =>
    catalogueEntry({ id: index + 1, countRooms: index < 10 ? '1 room' : '3 rooms' }),
  )
  await seedCatalogue(database.orm, homes, { now: monday, publishedAt: () => monday })
  search = await openedSearch(database)
  catalogue = createCatalogue({ db: database.orm, search, placeholders: new Map() })
  app = apiRoutes({ catalogue, addressOf: () => 'one', limit: { points: 10_000, duration: 60 } })
})
afterAll(async () => {
  await search.stop()
  await database.close()
})

/** What a path answers, in the shape that its description promises: not a field less or more. */
async function get<T>(path: string, schema: z.ZodObject & z.ZodType<T>): Promise<T> {
  const response = await app.request(path)
  expect([path, response.status]).toEqual([path, 200])
  expect(response.headers.get('content-type')).toBe('application/json')
  return schema.strict().parse(await response.json()) as T
}

async function refused(path: string, status: number, init?: RequestInit) {
  const response = await app.request(path, init)
  expect([path, response.status]).toEqual([path, status])
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  return { ...problemSchema.strict().parse(await response.json()), headers: response.headers }
}

describe('/api/v1/listings', () => {
  it('gives pages of a search, each with the way to the next, every home once', async () => {
    const ids: number[] = []
    let path: string | null = '/api/v1/listings?type=sale&priceMax=150k'
    const links: string[] = []
    while (path !== null) {
      const page: z.infer<typeof resultsSchema> = await get(path, resultsSchema)
      expect(page).toMatchObject({ type: 'sale', total: HOMES, pages: 3, page: links.length + 1 })
      ids.push(...page.listings.map(({ id }) => id))
      links.push(page.links.self)
      path = page.links.next
    }
    expect(links).toEqual([
      '/api/v1/listings?type=sale&priceMax=150k',
      '/api/v1/listings?type=sale&priceMax=150k&page=2',
      '/api/v1/listings?type=sale&priceMax=150k&page=3',
    ])
    expect(new Set(ids).size).toBe(HOMES)
  })

  it('gives homes as browsers see them, and where their pages are', async () => {
    const { listings, facets } = await get(
      '/api/v1/listings?type=sale&rooms=1&sort=price-up',
      resultsSchema,
    )
    expect(listings).toHaveLength(10)
    expect(listings[0]).toMatchObject({ id: 1, type: 'sale', url: '/sale/1', price: '120 k' })
    expect(facets.rooms).toEqual([
      { value: '1', total: 10 },
      { value: '2', total: 0 },
      { value: '3', total: 50 },
      { value: '4+', total: 0 },
    ])
    expect(facets.isRenovation).toEqual([
      { value: true, total: 10 },
      { value: false, total: 0 },
    ])
  })

  it('says what to take back where nothing is found', async () => {
    const page = await get('/api/v1/listings?type=sale&rooms=2', resultsSchema)
    expect(page).toMatchObject({
      total: 0,
      listings: [],
      loosenings: [{ condition: 'rooms', total: HOMES }],
      links: { next: null, prev: null },
    })
  })

  it('reads the city out of the words', async () => {
    const page = await get(`/api/v1/listings?type=sale&q=${encodeURI('Київ')}`, resultsSchema)
    expect(page).toMatchObject({ city: 'Kyiv', total: HOMES })
  })

  it('ends after the last page', async () => {
    const { detail } = await refused('/api/v1/listings?type=sale&page=4', 404)
    expect(detail).toBe('The last page is 3.')
  })

  it('names every pair that it does not take', async () => {
    const { errors } = await refused('/api/v1/listings?type=sale&rooms=9&colour=red', 400)
    expect(errors?.map(({ name }) => name)).toEqual(['rooms', 'colour'])
  })
})

describe('/api/v1/walk', () => {
  it('leads through all homes of a search, each once, though some are withdrawn meanwhile', async () => {
    const rent = (id: number) => catalogueEntry({ type: 'rent', id, price: `${id}` })
    const withdrawn = [1, 2, 3, 40]
    for (let id = 1; id <= 50; id += 1) {
      await saveListing(database.orm, rent(id), { now: monday })
    }
    await search.refresh()
    const ids: number[] = []
    let path: string | null = '/api/v1/walk?type=rent&sort=price-up'
    while (path !== null) {
      const { listings, links }: z.infer<typeof stretchSchema> = await get(path, stretchSchema)
      expect(links.self).toBe(path)
      if (ids.length === 0) {
        for (const id of withdrawn) await withdrawListing(database.orm, 'rent', id, new Date())
        await search.refresh()
      }
      ids.push(...listings.map(({ id }) => id))
      path = links.next
    }
    expect(ids).toEqual(Array.from({ length: 50 }, (_, at) => at + 1).filter((id) => id !== 40))
    for (const id of ids) await withdrawListing(database.orm, 'rent', id, new Date())
    await search.refresh()
  })

  it('takes no place but one that it gave', async () => {
    const { errors } = await refused('/api/v1/walk?type=sale&after=x&page=2', 400)
    expect(errors?.map(({ name }) => name)).toEqual(['after', 'page'])
  })
})

describe('/api/v1/listings/{type}/{id}', () => {
  it('gives a home with its place and its moments', async () => {
    const home = await get('/api/v1/listings/sale/7', homeSchema)
    const { pricePerSquare, city, lat, lng } = catalogueEntry()
    expect(home).toMatchObject({ id: 7, url: '/sale/7', pricePerSquare, city, lat, lng })
    expect(home.publishedAt).toBe('2025-11-17T10:00:00.000Z')
  })

  it.each(['sale/61', 'rent/1', 'villa/1', 'sale/01', 'sale/x', `sale/${'9'.repeat(50)}`])(
    'says that there is no %s',
    async (path) => {
      const { detail } = await refused(`/api/v1/listings/${path}`, 404)
      expect(detail).toBe('There is no such home.')
    },
  )

  it('takes no pairs', async () => {
    await refused('/api/v1/listings/sale/7?fields=price', 400)
  })
})

it('/api/v1/facets gives the numbers alone', async () => {
  const page = await get('/api/v1/facets?type=sale&rooms=1', facetsPageSchema)
  const whole = await get('/api/v1/listings?type=sale&rooms=1', resultsSchema)
  expect(page).toEqual({ type: 'sale', total: 10, facets: whole.facets })
})

describe('/api/v1/clusters', () => {
  it('says where the homes of a part of the map are', async () => {
    const path = '/api/v1/clusters?type=sale&zoom=12&box='
    const found = await get(`${path}50,30,51,31`, clustersSchema)
    const counted = found.cells.reduce((sum, { count }) => sum + count, found.pins.length)
    expect([found.total, counted]).toEqual([HOMES, HOMES])
    expect((await get(`${path}48,30,49,31`, clustersSchema)).total).toBe(0)
  })

  it('needs to know which part, and how deep', async () => {
    const { errors } = await refused('/api/v1/clusters?type=sale', 400)
    expect(errors?.map(({ name }) => name)).toEqual(['box', 'zoom'])
  })
})

describe('every path', () => {
  const paths = [
    '/listings?type=sale',
    '/listings/sale/1',
    '/facets?type=sale',
    '/clusters?type=sale&box=50,30,51,31&zoom=3',
    '/openapi.json',
  ]

  it.each(paths)('%s is the same without a version', async (path) => {
    const [plain, versioned] = [
      await app.request(`/api${path}`),
      await app.request(`/api/v1${path}`),
    ]
    expect(await plain.text()).toBe(await versioned.text())
    expect(plain.headers.get('homiq-version')).toBe('1')
  })

  it.each(paths)('%s is known again by its ETag, and may be kept', async (path) => {
    const response = await app.request(`/api${path}`, { headers: { 'accept-encoding': 'br' } })
    const etag = response.headers.get('etag') ?? ''
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    const again = await app.request(`/api${path}`, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const head = await app.request(`/api${path}`, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
  })

  it.each(paths)('%s can only be read', async (path) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const { headers } = await refused(`/api${path}`, 405, { method })
      expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    }
  })

  it('may be read by pages of other sites, which see when it changes', async () => {
    const headers = { origin: 'https://other.example' }
    const { headers: told } = await app.request('/api/facets?type=sale', { headers })
    expect(told.get('access-control-allow-origin')).toBe('*')
    expect(told.get('access-control-allow-credentials')).toBe(null)
    expect(told.get('access-control-expose-headers')).toContain('ETag')
    const asking = { ...headers, 'access-control-request-headers': 'if-none-match' }
    const may = await app.request('/api/facets', { method: 'OPTIONS', headers: asking })
    expect([may.status, may.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'if-none-match',
    ])
  })
})

it('answers so many requests of one address, and says when to come back', async () => {
  let address = 'one'
  const limit = { points: 3, duration: 60 }
  const strict = apiRoutes({ catalogue, addressOf: () => address, limit })
  const ask = () => strict.request('/api/listings/sale/1')
  for (let asked = 0; asked < 3; asked += 1) expect((await ask()).status).toBe(200)
  const refusal = await ask()
  expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([429, '60'])
  expect(problemSchema.parse(await refusal.json()).status).toBe(429)
  address = 'another'
  expect((await ask()).status).toBe(200)
})

it('tells of a failure without its reason', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const broken = apiRoutes({
    catalogue: { ...catalogue, search: () => Promise.reject(new Error('password=secret')) },
    addressOf: () => 'one',
  })
  const response = await broken.request('/api/listings?type=sale')
  expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
  expect(await response.text()).not.toContain('secret')
  expect(log).toHaveBeenCalled()
  log.mockRestore()
})

it('has nothing elsewhere, and says where it is described', async () => {
  for (const path of ['/api', '/api/v2/listings', '/api/v1', '/api/listings/sale']) {
    const { detail } = await refused(path, 404)
    expect(detail).toContain('/api/openapi.json')
  }
})

describe('the description', () => {
  it('is an OpenAPI document', async () => {
    const document = await (await app.request('/api/openapi.json')).json()
    const { valid, errors } = await new Validator().validate(document)
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
    expect(Object.keys(document.paths)).toEqual([
      '/listings',
      '/listings/{type}/{id}',
      '/walk',
      '/facets',
      '/clusters',
    ])
  })

  it('names the pairs with what each may be', async () => {
    const { paths } = await (await app.request('/api/openapi.json')).json()
    const parameters: { name: string; required?: boolean; schema: object }[] =
      paths['/clusters'].get.parameters
    const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]))
    expect(byName.get('zoom')).toMatchObject({
      required: true,
      schema: { type: 'integer', minimum: 0, maximum: 20 },
    })
    expect(byName.get('box')?.required).toBe(true)
    expect(byName.get('rooms')?.schema).toMatchObject({
      type: 'array',
      items: { enum: ['1', '2', '3', '4+'] },
    })
    expect(byName.get('q')?.schema).toMatchObject({ maxLength: 100 })
  })
})
