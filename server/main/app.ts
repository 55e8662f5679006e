import { Hono, type MiddlewareHandler } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { getTileOrigin } from '#domain/site/map-tiles.ts'
import type { Connection } from '#server/http/client-ip.ts'
import { answerFailure } from '#server/http/failure.ts'
import type { Fetch } from '#server/http/fetch.ts'
import { type StaticFolders, staticFiles } from '#server/http/files/static-files.ts'
import { asForwarded } from '#server/http/forwarded.ts'
import { httpsOf } from '#server/http/https.ts'
import { formLimit } from '#server/http/limits/form-limit.ts'
import { inTurn, screenLimits } from '#server/http/limits/request-limits.ts'
import { foldersOf, mount } from '#server/http/mount.ts'
import { observed } from '#server/http/observe.ts'
import { pages } from '#server/http/pages/pages.ts'
import { createSealDocument } from '#server/http/pages/seal-document.ts'
import { plainPaths } from '#server/http/plain-paths.ts'
import { createRouteNames, routePatterns } from '#server/http/route-name.ts'
import { sameOriginForms } from '#server/http/same-origin.ts'
import { SCRIPT_MARK } from '#server/http/script-mark.ts'
import { securityHeaders, securityHeadersOf } from '#server/http/security-headers.ts'
import { refuseUnusable } from '#server/http/unusable-request.ts'
import {
  catalogContext,
  documentContext,
  formMailContext,
  type RenderedDocument,
  requestIdContext,
  siteUrlContext,
  tilesContext,
  visitorContext,
} from '#server/loader/context.ts'
import { log } from '#server/log/log.ts'
import { pageCacheLookups } from '#server/metrics/metrics.ts'
import { probeRoutes } from '#server/probes/routes.ts'
import { visitorOf } from '#server/visitor/visitor.ts'
import type { Services } from './create-services.ts'
import { identityRoutes } from './identity-routes.ts'
import { publicApi } from './public-api.ts'

/** What the bundler made of `app/`, and how it is served. */
export interface AppOptions {
  readonly serverBuild: ServerBuild
  readonly folders: StaticFolders
  readonly mode: 'production' | 'development'
  /** Whether rendered pages are cached. */
  readonly cachePages: boolean
}

/** The whole site as one `fetch`: files, probes, services, and last the pages. */
export function createApp(services: Services, options: AppOptions): { fetch: Fetch } {
  const { catalog, clientIp, database, env, mail, renders } = services
  const { identity, oauth } = services.identity
  const { serverBuild, folders, mode, cachePages } = options
  const db = database.orm
  const siteUrl = env.CONFIGURED_SITE_URL
  const isHttps = httpsOf(siteUrl)
  const tiles = { url: env.TILE_URL, attribution: env.TILE_ATTRIBUTION }
  const headers = securityHeadersOf({ siteUrl, subdomains: env.HSTS_SUBDOMAINS })
  const hosts = {
    ...identity.hosts,
    connect: [...identity.hosts.connect, ...mail.origins],
    // On every page: a visitor who follows a link to the map keeps the policy of the page before.
    img: [getTileOrigin(tiles.url)].filter((origin) => origin !== null),
  }
  const handle = createRequestHandler(serverBuild, mode)

  const { kept, rendered } = pages({
    async render(request, c) {
      const context = new RouterContextProvider()
      const scriptMark = mode === 'production' ? SCRIPT_MARK : undefined
      const document: RenderedDocument = { scriptMark, turn: services.turn }
      const visitor = visitorOf(request, { db, identity, https: isHttps(request) })
      context.set(catalogContext, catalog)
      context.set(documentContext, document)
      context.set(formMailContext, mail.formMail(c))
      context.set(requestIdContext, (c.env as Connection | undefined)?.requestId ?? '')
      context.set(siteUrlContext, siteUrl)
      context.set(tilesContext, tiles)
      context.set(visitorContext, visitor)
      let response = askAgainLater(await handle(request, context), document.retryAfter)
      if (visitor.isIdentified()) response = withoutCaching(response)
      return { response, ...(document.body && { document: document.body }) }
    },
    version: catalog.version,
    keep: cachePages,
    seal: mode === 'production' ? createSealDocument(SCRIPT_MARK, hosts) : null,
    securityHeaders: headers,
    onLookup: (result) => pageCacheLookups.inc({ result }),
  })

  const queue = { addressOf: clientIp, renders }
  const probes = probeRoutes({ readiness: services.readiness, metricsToken: env.METRICS_TOKEN })
  const aboutPeople = identityRoutes({
    ...{ db, identity, oauth, isHttps, mailer: mail.mailer },
    addressOf: clientIp,
    siteUrl: env.SITE_URL,
  })
  const forPrograms = publicApi({
    ...{ db, catalog, siteUrl, securityContact: env.SECURITY_CONTACT },
    disallow: ['/api/', '/mail/', ...foldersOf(aboutPeople)],
    addressOf: clientIp,
    inTurn: inTurn(queue),
  })

  const app = new Hono()
  app.onError(answerFailure(log, 'A request could not be answered.'))
  app.use(securityHeaders(headers))
  app.use(formLimit)
  staticFiles(app, folders)
  app.get('/health', (c) => {
    const health = { status: 'ok', indexComplete: catalog.isComplete() }
    return c.json(health, 200, { 'Cache-Control': 'no-store' })
  })
  mount(app, probes)
  mount(app, aboutPeople)
  app.mount('/mail', mail.routes.fetch)
  app.use(plainPaths)
  mount(app, forPrograms)
  app.use(readOrPost, screenLimits(queue), sameOriginForms)
  app.all('*', rendered)

  // Before Hono, whose middleware answers with a promise: without one the server writes at once.
  const fetch: Fetch = (request, connection) =>
    kept(request) ??
    refuseUnusable(request) ??
    app.fetch(asForwarded(request, { trustedProxy: env.TRUSTED_PROXY > 0, siteUrl }), {
      ...connection,
    })
  return {
    fetch: observed(fetch, {
      routeName: createRouteNames(routePatterns(serverBuild.routes)),
      requestLog: env.REQUEST_LOG,
      trustsRequestIds: env.TRUSTED_PROXY > 0,
    }),
  }
}

/** A page that failed because something is unavailable is answered with 503. */
function askAgainLater(response: Response, retryAfter: number | undefined): Response {
  if (retryAfter === undefined || ![500, 503].includes(response.status)) return response
  const headers = new Headers(response.headers)
  headers.set('Retry-After', String(retryAfter))
  return new Response(response.body, { status: 503, headers })
}

function withoutCaching({ body, status, headers }: Response): Response {
  const changed = new Headers(headers)
  changed.set('Cache-Control', 'no-store')
  return new Response(body, { status, headers: changed })
}

/** Pages are read and take forms; React Router would run an action for other methods, too. */
const readOrPost: MiddlewareHandler = async (c, next) => {
  if (['GET', 'HEAD', 'POST'].includes(c.req.method)) return next()
  const headers = { Allow: 'GET, HEAD, POST', 'Cache-Control': 'no-store' }
  return c.text('Only GET, HEAD and POST are known here.', 405, headers)
}
