import * as build from 'virtual:react-router/server-build'
import { Hono, type MiddlewareHandler } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type TileSource, tileOrigin } from '#domain/site/map-tiles.ts'
import type { Queryable } from '#server/db/open.ts'
import type { Connection } from '#server/http/client-ip.ts'
import { answerFailure } from '#server/http/failure.ts'
import type { Fetch } from '#server/http/fetch.ts'
import { type StaticFolders, staticFiles } from '#server/http/files/static-files.ts'
import { asForwarded } from '#server/http/forwarded.ts'
import { httpsOf } from '#server/http/https.ts'
import { formLimit } from '#server/http/limits/form-limit.ts'
import type { ObserveOptions } from '#server/http/observe.ts'
import { pages } from '#server/http/pages/pages.ts'
import { createSealDocument } from '#server/http/pages/seal-document.ts'
import { plainPaths } from '#server/http/plain-paths.ts'
import { createRouteNames, routePatterns } from '#server/http/route-name.ts'
import { ownForms } from '#server/http/same-origin.ts'
import { SCRIPT_MARK } from '#server/http/script-mark.ts'
import { securityHeaders, securityHeadersOf } from '#server/http/security-headers.ts'
import { refuseUnusable } from '#server/http/unusable-request.ts'
import type { Catalogue } from '#server/listing/catalogue.ts'
import type { Log } from '#server/log/log.ts'
import type { Turn } from '#server/runtime/event-loop-turn.ts'
import { visitorOf } from '#server/visitor/visitor.ts'
import {
  catalogueContext,
  documentContext,
  letterboxContext,
  logContext,
  type RenderedDocument,
  requestIdContext,
  siteUrlContext,
  tilesContext,
  visitorContext,
} from './context.ts'
import type { OpenIdentity } from './create-identity.ts'
import type { OpenMail } from './create-mail.ts'
import { FOR_MACHINES } from './public-api-paths.ts'

// The bundler takes the routes from its entry, which is this file.
export * from 'virtual:react-router/server-build'

export interface AppDependencies {
  readonly db: Queryable
  readonly catalogue: Catalogue
  readonly identity: OpenIdentity
  readonly mail: OpenMail
  /** Answers other programs. */
  readonly machines: Pick<Hono, 'fetch'>
  /** The configured address of the site, or ''. */
  readonly siteUrl: string
  /** Whether all names below the site's are reached by HTTPS, where the site is. */
  readonly hstsSubdomains: boolean
  /** Where the map gets its picture from. */
  readonly tiles: TileSource
  readonly folders: StaticFolders
  readonly mode: 'production' | 'development'
  readonly keepPages: boolean
  /** How many proxies stand before the server; the nearest says how requests came to it. */
  readonly proxies: number
  /** Whether a line of the log is written for every request. */
  readonly requestLog: boolean
  readonly log: Log
  /** Stands before what is rendered: counts, and refuses what is too much. */
  readonly screenLimits: MiddlewareHandler
  /** Waited for before heavy steps. */
  readonly turn: Turn
  /** Answers probes: `/livez`, `/readyz`. */
  readonly probes: Pick<Hono, 'fetch'>
  /** Makes `observed` of a `fetch`. */
  readonly observe: (fetch: Fetch, options: ObserveOptions) => Fetch
  readonly onPageLookup: (result: 'hit' | 'joined' | 'miss') => void
}

/** Where the identity service answers; the last two are the paths that its SDK knows. */
const IDENTITY = [
  '/session',
  '/my/data',
  '/my/sign-ins/*',
  '/identity/*',
  '/identitytoolkit.googleapis.com/*',
  '/securetoken.googleapis.com/*',
]

/** Where whoever runs the site asks how it is. */
const PROBES = ['/livez', '/readyz', '/metrics']

/** The whole site as one `fetch`: files, health, identity, and last the screens. */
export function createApp(dependencies: AppDependencies): { fetch: Fetch } {
  const { db, catalogue, identity, mail, machines, siteUrl, tiles, folders } = dependencies
  const { mode, keepPages, proxies, requestLog, log, screenLimits, probes, turn } = dependencies
  const { hosts: ofIdentity } = identity.identity
  const hosts = {
    ...ofIdentity,
    connect: [...ofIdentity.connect, ...mail.origins],
    // On every page: who comes to the map by a link keeps the policy of the page before.
    img: [tileOrigin(tiles.url)].filter((origin) => origin !== null),
  }
  const isHttps = httpsOf(siteUrl)
  const headers = securityHeadersOf({ siteUrl, subdomains: dependencies.hstsSubdomains })
  const handle = createRequestHandler(build as unknown as ServerBuild, mode)

  const { kept, rendered } = pages({
    async render(request, c) {
      const context = new RouterContextProvider()
      const scriptMark = mode === 'production' ? SCRIPT_MARK : undefined
      const document: RenderedDocument = { scriptMark, turn }
      context.set(catalogueContext, catalogue)
      context.set(documentContext, document)
      context.set(letterboxContext, mail.letterbox(c))
      context.set(logContext, log)
      context.set(requestIdContext, (c.env as Connection | undefined)?.requestId ?? '')
      context.set(siteUrlContext, siteUrl)
      context.set(tilesContext, tiles)
      const https = isHttps(request)
      context.set(visitorContext, visitorOf(request, { db, identity: identity.identity, https }))
      const answer = await handle(request, context)
      const response = askAgainLater(answer, document.retryAfter)
      return { response, ...(document.body && { document: document.body }) }
    },
    version: catalogue.version,
    keep: keepPages,
    seal: mode === 'production' ? createSealDocument(SCRIPT_MARK, hosts) : null,
    securityHeaders: headers,
    onLookup: dependencies.onPageLookup,
  })

  const app = new Hono()
  app.onError(answerFailure(log, 'A request could not be answered.'))
  app.use(securityHeaders(headers))
  app.use(formLimit)
  staticFiles(app, folders)
  app.get('/health', (c) => {
    const health = { status: 'ok', indexComplete: catalogue.isComplete() }
    return c.json(health, 200, { 'Cache-Control': 'no-store' })
  })
  for (const path of PROBES) app.all(path, (c) => probes.fetch(c.req.raw, c.env))
  for (const prefix of IDENTITY) app.all(prefix, (c) => identity.routes.fetch(c.req.raw, c.env))
  app.mount('/mail', mail.routes.fetch)
  app.use(plainPaths)
  for (const path of FOR_MACHINES) app.all(path, (c) => machines.fetch(c.req.raw, c.env))
  app.use(readOrPost, screenLimits, ownForms)
  app.all('*', rendered)

  // Before Hono, whose middleware answers with a promise: without one the server writes at once.
  const fetch: Fetch = (request, connection) =>
    kept(request) ??
    refuseUnusable(request) ??
    app.fetch(asForwarded(request, { trustedProxy: proxies > 0, siteUrl }), { ...connection })
  const routeName = createRouteNames(routePatterns(build.routes))
  const options = { routeName, requestLog, trustsRequestIds: proxies > 0 }
  return { fetch: dependencies.observe(fetch, options) }
}

/** What failed only because something is not to be had now is told as that. */
function askAgainLater(response: Response, retryAfter: number | undefined): Response {
  if (retryAfter === undefined || ![500, 503].includes(response.status)) return response
  const headers = new Headers(response.headers)
  headers.set('Retry-After', String(retryAfter))
  return new Response(response.body, { status: 503, headers })
}

/** Screens are read and take forms; React Router would run an action for other methods, too. */
const readOrPost: MiddlewareHandler = async (c, next) => {
  if (['GET', 'HEAD', 'POST'].includes(c.req.method)) return next()
  const headers = { Allow: 'GET, HEAD, POST', 'Cache-Control': 'no-store' }
  return c.text('Only GET, HEAD and POST are known here.', 405, headers)
}
