import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { ZodType } from 'zod'
import { isEstateType } from '#domain/catalog/listing/estate-type.ts'
import { getAbsenceStatus } from '#domain/homes/offer/lifecycle/off-market.ts'
import type { Catalog } from '#server/catalog/listing/catalog.ts'
import { CATALOG_LIMITS } from '#server/catalog/rate-limits.ts'
import { createRateLimit, type Limit } from '#server/platform/http/limits/rate-limit.ts'
import { sendCacheable } from '#server/platform/http/pages/page.ts'
import { log } from '#server/platform/log/log.ts'
import { getPublicMessage, getRetryAfter } from '#server/platform/runtime/unavailable.ts'
import { getAbsenceTexts } from '#texts/catalog/absent-home.ts'
import { parseCursor } from './cursor.ts'
import { createOpenApiDocument } from './openapi.ts'
import {
  clusterParameters,
  cursorParameters,
  noParameters,
  searchParameters,
} from './parameters.ts'
import { parseQuery, toSearchQuery } from './parse-query.ts'
import {
  API_PREFIX,
  toCursorPage,
  toFacetsResponse,
  toHistoryResponse,
  toListingDetails,
  toResultsPage,
} from './present.ts'
import { createProblem } from './problem.ts'

/** The plain prefix is an alias of the current version. */
const PREFIXES = [API_PREFIX, '/api'] as const
const DOCUMENT = '/api/openapi.json'

const CACHE_CONTROL = 'public, max-age=60'
/** Headers that scripts of other sites may read. */
const EXPOSED_HEADERS = ['ETag', 'Link', 'Retry-After', 'Homiq-Version']
const ALLOWED_METHODS = 'GET, HEAD, OPTIONS'

export interface ApiOptions {
  readonly catalog: Pick<
    Catalog,
    | ('search' | 'searchAfter' | 'clusters')
    | ('findPublishedListing' | 'findAbsentListing' | 'findHistory')
  >
  readonly clientIp: (c: Context) => string
  readonly limit?: Limit
  /** Limits how many requests are handled at once. */
  readonly queueRequests?: MiddlewareHandler
}

/** A JSON body, or a problem. */
type ApiResult = Promise<object | Response>
type Handler = (parameters: URLSearchParams, c: Context) => ApiResult

/** `/api`: read-only, with problem details (RFC 9457). */
export function apiRoutes(options: ApiOptions): Hono {
  const {
    catalog,
    clientIp,
    limit = CATALOG_LIMITS.api,
    queueRequests = (_c, next) => next(),
  } = options
  const requests = createRateLimit(limit)
  const app = new Hono()
  // Public, read-only and independent of cookies, so any origin may read it; unlike the rest of the
  // site.
  app.use(cors({ origin: '*', allowMethods: ['GET', 'HEAD'], exposeHeaders: EXPOSED_HEADERS }))
  app.use(async (c, next) => {
    if (await requests.take(clientIp(c))) return next()
    const headers = { 'Retry-After': String(limit.duration) }
    return createProblem(429, `At most ${limit.points} requests in ${limit.duration} s.`, {
      headers,
    })
  })
  app.use(queueRequests)

  function get(path: string, handle: Handler): void {
    for (const prefix of PREFIXES) {
      app.get(`${prefix}${path}`, async (c) => {
        const result = await handle(new URL(c.req.url).searchParams, c)
        return result instanceof Response ? result : json(c.req.raw, result)
      })
      app.all(`${prefix}${path}`, methodNotAllowed)
    }
  }

  const listPage = withQuery(searchParameters, async ({ type, page = 1 }, parameters) => {
    const query = toSearchQuery(parameters, type)
    const results = await catalog.search(query)
    // Clients that increment the page number must reach an end.
    if (page > results.pages) return createProblem(404, `The last page is ${results.pages}.`)
    return toResultsPage(query, results)
  })

  // Unlike page numbers, a cursor misses no listing when others come and go.
  const listAfter = withQuery(cursorParameters, async ({ type, after = '' }, parameters) => {
    const query = toSearchQuery(parameters, type)
    const cursor = parseCursor(after)
    return toCursorPage(query, cursor, await catalog.searchAfter(query, cursor))
  })

  // An empty `after` is the first page.
  get('/listings', (parameters, c) =>
    parameters.has('after') ? listAfter(parameters, c) : listPage(parameters, c),
  )

  get(
    '/listings/:type/:id',
    withQuery(noParameters, async (_query, _parameters, c) => {
      const { type = '', id = '' } = c.req.param()
      if (!isEstateType(type)) return createProblem(404, 'There is no such home.')
      const listing = await catalog.findPublishedListing(type, id)
      if (listing !== null) return toListingDetails(listing)
      const absent = await catalog.findAbsentListing(type, id)
      if (absent === null) return createProblem(404, 'There is no such home.')
      const { absence } = absent
      return createProblem(getAbsenceStatus(absence), `${getAbsenceTexts(absence, type).heading}.`)
    }),
  )

  get(
    '/listings/:type/:id/history',
    withQuery(noParameters, async (_query, _parameters, c) => {
      const { type = '', id = '' } = c.req.param()
      const listing = isEstateType(type) ? await catalog.findPublishedListing(type, id) : null
      if (listing === null) return createProblem(404, 'There is no such home.')
      return toHistoryResponse(listing, await catalog.findHistory(listing.type, listing.id))
    }),
  )

  get(
    '/facets',
    withQuery(searchParameters, async ({ type }, parameters) => {
      const { total, facets } = await catalog.search(toSearchQuery(parameters, type))
      return { type, total, facets: toFacetsResponse(facets) }
    }),
  )

  get(
    '/clusters',
    withQuery(clusterParameters, async ({ type, zoom }, parameters) => {
      const { box, ...query } = toSearchQuery(parameters, type)
      if (box === null) throw new Error('The schema accepted a query without a box.')
      return catalog.clusters({ ...query, box }, zoom)
    }),
  )

  let document: object | undefined
  get(
    '/openapi.json',
    withQuery(noParameters, async () => {
      document ??= createOpenApiDocument()
      return document
    }),
  )

  app.notFound(() => createProblem(404, `There is nothing here; ${DOCUMENT} says what is.`))
  app.onError((error) => {
    const retryAfter = getRetryAfter(error)
    if (retryAfter !== null) {
      return createProblem(503, getPublicMessage(error), {
        headers: { 'Retry-After': String(retryAfter) },
      })
    }
    log.error({ err: error }, 'The API could not answer.')
    return createProblem(500, 'The answer could not be made. Try again later.')
  })
  return app
}

/** A query that the schema rejects is a 400 with all its errors. */
function withQuery<T>(
  schema: ZodType<T>,
  handle: (query: T, parameters: URLSearchParams, c: Context) => ApiResult,
): Handler {
  return async (parameters, c) => {
    const { query, errors } = parseQuery(parameters, schema)
    if (errors) return createProblem(400, 'The query has pairs to correct.', { errors })
    return handle(query, parameters, c)
  }
}

const methodNotAllowed = () =>
  createProblem(405, 'This can only be read.', { headers: { Allow: ALLOWED_METHODS } })

const json = (request: Request, value: object) =>
  sendCacheable(request, {
    body: JSON.stringify(value),
    type: 'application/json',
    cacheControl: CACHE_CONTROL,
    headers: { 'Homiq-Version': '1', Link: `<${DOCUMENT}>; rel="service-desc"` },
  })
