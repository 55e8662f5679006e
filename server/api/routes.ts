import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { ZodType } from 'zod'
import { estateTypeSchema } from '#domain/listing/estate-type.ts'
import { LIMITS } from '#server/http/limits/limits.ts'
import { type Limit, rateLimit } from '#server/http/limits/rate-limit.ts'
import { answerReading } from '#server/http/pages/reading.ts'
import type { Catalogue } from '#server/listing/catalogue.ts'
import { log } from '#server/log/log.ts'
import { publicMessageOf, retryAfterOf } from '#server/runtime/unavailable.ts'
import { parseCursor } from './cursor.ts'
import { openApiDocument } from './openapi.ts'
import { clusterParameters, noParameters, searchParameters, walkParameters } from './parameters.ts'
import { CURRENT, homeOf, namedFacets, resultsPage, stretchAnswer } from './present.ts'
import { problem } from './problem.ts'
import { readQuery, searchOf } from './query.ts'

/** The plain prefix answers as the current version does. */
const PREFIXES = [CURRENT, '/api'] as const
const DOCUMENT = '/api/openapi.json'

const CACHE = 'public, max-age=60'
/** What a page of another site may see of an answer beside its body. */
const EXPOSED = ['ETag', 'Link', 'Retry-After', 'Homiq-Version']
const METHODS = 'GET, HEAD, OPTIONS'

export interface ApiOptions {
  readonly catalogue: Pick<Catalogue, 'search' | 'searchAfter' | 'clusters' | 'entry'>
  readonly addressOf: (c: Context) => string
  readonly limit?: Limit
  /** Lets an answer be made when it is its turn. */
  readonly inTurn?: MiddlewareHandler
}

/** What a route finds: something to tell, or a problem. */
type Found = Promise<object | Response>

/** `/api`: the catalogue for other programs, read only. Problems are told as RFC 9457 has it. */
export function apiRoutes(options: ApiOptions): Hono {
  const { catalogue, addressOf, limit = LIMITS.api, inTurn = (_c, next) => next() } = options
  const requests = rateLimit(limit)
  const app = new Hono()
  // Everyone may read this from any page: it is what anyone can see, no cookie changes it, and
  // nothing is changed by it. The rest of the site does not say so.
  app.use(cors({ origin: '*', allowMethods: ['GET', 'HEAD'], exposeHeaders: EXPOSED }))
  app.use(async (c, next) => {
    if (await requests.take(addressOf(c))) return next()
    const headers = { 'Retry-After': String(limit.duration) }
    return problem(429, `At most ${limit.points} requests in ${limit.duration} s.`, { headers })
  })
  app.use(inTurn)

  function reads<T>(path: string, schema: ZodType<T>, find: (query: T, c: Context) => Found): void {
    for (const prefix of PREFIXES) {
      app.get(`${prefix}${path}`, async (c) => {
        const { query, faults } = readQuery(pairsOf(c), schema)
        if (faults) return problem(400, 'The query has pairs to correct.', { errors: faults })
        const found = await find(query, c)
        return found instanceof Response ? found : json(c.req.raw, found)
      })
      app.all(`${prefix}${path}`, notRead)
    }
  }

  reads('/listings', searchParameters, async ({ type, page = 1 }, c) => {
    const query = searchOf(pairsOf(c), type)
    const results = await catalogue.search(query)
    // A program that counts pages up must come to an end.
    if (page > results.pages) return problem(404, `The last page is ${results.pages}.`)
    return resultsPage(query, results)
  })

  reads('/listings/:type/:id', noParameters, async (_query, c) => {
    const type = estateTypeSchema.safeParse(c.req.param('type'))
    const entry = type.success && (await catalogue.entry(type.data, c.req.param('id') ?? ''))
    return entry ? homeOf(entry) : problem(404, 'There is no such home.')
  })

  // Pages count homes, of which some come and go; this goes on after one, and so misses none.
  reads('/walk', walkParameters, async ({ type, after: text = '' }, c) => {
    const query = searchOf(pairsOf(c), type)
    const after = parseCursor(text)
    return stretchAnswer(query, after, await catalogue.searchAfter(query, after))
  })

  reads('/facets', searchParameters, async ({ type }, c) => {
    const { total, facets } = await catalogue.search(searchOf(pairsOf(c), type))
    return { type, total, facets: namedFacets(facets) }
  })

  reads('/clusters', clusterParameters, async ({ type, zoom }, c) => {
    const { box, ...query } = searchOf(pairsOf(c), type)
    if (box === null) throw new Error('The schema has let a query without a box through.')
    return catalogue.clusters({ ...query, box }, zoom)
  })

  let document: object | undefined
  reads('/openapi.json', noParameters, async () => {
    document ??= openApiDocument()
    return document
  })

  app.notFound(() => problem(404, `There is nothing here; ${DOCUMENT} says what is.`))
  app.onError((error) => {
    const retryAfter = retryAfterOf(error)
    if (retryAfter !== null) {
      return problem(503, publicMessageOf(error), {
        headers: { 'Retry-After': String(retryAfter) },
      })
    }
    log.error({ err: error }, 'The API could not answer.')
    return problem(500, 'The answer could not be made. Try again later.')
  })
  return app
}

const pairsOf = (c: Context) => new URL(c.req.url).searchParams

const notRead = () => problem(405, 'This can only be read.', { headers: { Allow: METHODS } })

const json = (request: Request, value: object) =>
  answerReading(request, {
    body: JSON.stringify(value),
    type: 'application/json',
    cacheControl: CACHE,
    headers: { 'Homiq-Version': '1', Link: `<${DOCUMENT}>; rel="service-desc"` },
  })
