import { Hono, type MiddlewareHandler } from 'hono'
import { createRequestHandler, type RouterContext, RouterContextProvider } from 'react-router'
import { CLIENT_BUILD_HEADER } from '#domain/platform/client-build.ts'
import { IDEMPOTENCY_KEY } from '#domain/platform/idempotency-key.ts'
import { DEFAULT_LANGUAGE, getPathLanguage, mapLanguages } from '#domain/platform/language.ts'
import { getTileOrigin } from '#domain/site/map-tiles.ts'
import { getPageOfData } from '#domain/site/offline/data-path.ts'
import { catalogContext } from '#server/catalog/open.ts'
import { homesContext } from '#server/homes/open.ts'
import { messagesContext } from '#server/messages/open.ts'
import { moderationContext } from '#server/moderation/open.ts'
import { visitorContext } from '#server/people/session/visitor.ts'
import type { DistrictRoutes } from '#server/platform/district.ts'
import type { KeptAssets } from '#server/platform/http/files/kept-assets.ts'
import { mountStaticFiles } from '#server/platform/http/files/static-files.ts'
import { instrument } from '#server/platform/http/instrument.ts'
import { limitBodySize } from '#server/platform/http/limits/limit-body-size.ts'
import { LIMITS } from '#server/platform/http/limits/limits.ts'
import { limitByIp } from '#server/platform/http/limits/rate-limit.ts'
import { limitScreens } from '#server/platform/http/limits/screen-limits.ts'
import { mount } from '#server/platform/http/mount.ts'
import {
  createDocumentFinalizer,
  readStylesheets,
} from '#server/platform/http/pages/finalize-document.ts'
import { createPages } from '#server/platform/http/pages/pages.ts'
import { redirectToCanonicalPath } from '#server/platform/http/request/canonical-path.ts'
import type { Connection, Fetch } from '#server/platform/http/request/client-ip.ts'
import { withForwardedProto } from '#server/platform/http/request/forwarded-proto.ts'
import { createRouteNamer, getRoutePatterns } from '#server/platform/http/request/route-name.ts'
import { requireSameOriginForms } from '#server/platform/http/request/same-origin.ts'
import { createErrorHandler } from '#server/platform/http/response/error-handler.ts'
import { rejectInvalidRequest } from '#server/platform/http/response/invalid-request.ts'
import { SCRIPT_NONCE } from '#server/platform/http/response/script-nonce.ts'
import {
  getSecurityHeaders,
  setSecurityHeaders,
} from '#server/platform/http/response/security-headers.ts'
import { returnIdempotencyKey } from '#server/platform/idempotency/return-key.ts'
import { pageCacheLookups } from '#server/platform/metrics.ts'
import type { Platform } from '#server/platform/open.ts'
import { createReadiness, type Readiness } from '#server/platform/probes/readiness.ts'
import { probeRoutes } from '#server/platform/probes/routes.ts'
import { safetyContext } from '#server/safety/open.ts'
import { siteContext } from '#server/site/open.ts'
import { chooseLimit } from './choose-limit.ts'
import type { Districts } from './open-districts.ts'
import { type Page, pageContext } from './page-context.ts'
import type { ServerBuilds } from './server-builds.ts'

export interface AppOptions {
  readonly serverBuilds: ServerBuilds
  /** Folder that the build wrote for browsers. */
  readonly client: string
  readonly mode: 'production' | 'development'
  /** Whether rendered pages are cached. */
  readonly cachePages: boolean
  /** Files of other builds; none in development. */
  readonly keptAssets?: Pick<KeptAssets, 'find'>
}

export interface App {
  readonly fetch: Fetch
  readonly readiness: Readiness
}

/** The whole site as one `fetch`: files, probes, services, then pages. */
export function createApp(platform: Platform, districts: Districts, options: AppOptions): App {
  const { clientIp, database, env, redis, renders } = platform
  const { people, site, catalog, safety, homes, messages, moderation, operations } = districts
  const { serverBuilds, client, mode, cachePages, keptAssets } = options
  const siteUrl = env.CONFIGURED_SITE_URL
  const tiles = { url: env.TILE_URL, attribution: env.TILE_ATTRIBUTION }
  const headers = getSecurityHeaders({ siteUrl, subdomains: env.HSTS_SUBDOMAINS })
  const { origins } = people.identity
  const hosts = {
    ...origins,
    connect: [...origins.connect, ...site.mailOrigins],
    // This is on every page, because a visitor who follows a link to the map keeps the policy of the page before.
    img: [getTileOrigin(tiles.url)].filter((origin) => origin !== null),
  }
  const handlers = mapLanguages((language) => createRequestHandler(serverBuilds[language], mode))

  const pages = createPages({
    async render(request, c) {
      const page: Page = {
        requestId: (c.env as Connection | undefined)?.requestId ?? '',
        clientIp: clientIp(c),
        siteUrl,
        tiles,
        identityProvider: people.identity.settings.provider,
        rates: catalog.rates(),
        scriptNonce: mode === 'production' ? SCRIPT_NONCE : undefined,
        yieldToEventLoop: platform.yieldToEventLoop,
      }
      const visitor = people.createVisitor(request)
      const context = createLoaderContext(districts)
      context.set(pageContext, page)
      context.set(visitorContext, visitor)
      const { pathname } = new URL(request.url)
      const language = getPathLanguage(pathname)
      let response = withRetryAfter(await handlers[language](request, context), page.retryAfter)
      // In development every request has a build of its own.
      if (mode === 'production' && getPageOfData(pathname) !== null)
        response.headers.set(CLIENT_BUILD_HEADER, serverBuilds[language].assets.version)
      if (visitor.isIdentified()) response = withoutCaching(response)
      const { html } = page
      return { response, ...(html && { document: html }) }
    },
    version: catalog.version,
    cachePages,
    finalizeDocument:
      mode === 'production'
        ? createDocumentFinalizer(SCRIPT_NONCE, hosts, readStylesheets(client))
        : null,
    securityHeaders: headers,
    onLookup: (result) => pageCacheLookups.inc({ result }),
  })

  const readiness = createReadiness({
    database: () => database.pool.query('select 1').then(() => true),
    renders: async () => !renders.isFull(),
    passwords: async () => !people.passwordQueue?.isFull(),
    ...(redis !== null && { redis: async () => redis.isUp() || ('away' as const) }),
  })

  const app = new Hono()
  const mountAll = (...all: DistrictRoutes[]) => {
    for (const { routes } of all) for (const router of routes) mount(app, router)
  }
  app.onError(createErrorHandler('A request could not be answered.'))
  app.use(setSecurityHeaders(headers))
  app.use(returnIdempotencyKey)
  // This comes before the limit of request bodies, which pictures exceed.
  for (const district of [homes, moderation, messages]) district.addUploads?.(app)
  app.use(limitBodySize)
  mountStaticFiles(
    app,
    client,
    keptAssets && { keptAssets, limit: limitByIp(LIMITS.asset, clientIp) },
  )
  app.get('/health', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
  mount(app, probeRoutes({ readiness, metricsToken: env.METRICS_TOKEN }))
  // The pictures of homes come before those of the site, whose files are kept in memory.
  mountAll(homes, platform, people, site, safety, messages, moderation, operations)
  app.use(redirectToCanonicalPath)
  mountAll(catalog)
  app.use(allowGetAndPost, limitScreens({ clientIp, renders, chooseLimit }), requireSameOriginForms)
  app.all('*', pages.render)

  // This comes before Hono, whose middleware is async: a response without a promise is written at once.
  const fetch: Fetch = (request, connection) =>
    (request.headers.has(IDEMPOTENCY_KEY) ? undefined : pages.fromCache(request)) ??
    rejectInvalidRequest(request) ??
    app.fetch(withForwardedProto(request, { trustedProxy: env.TRUSTED_PROXY > 0, siteUrl }), {
      ...connection,
    })
  return {
    fetch: instrument(fetch, {
      routeName: createRouteNamer(getRoutePatterns(serverBuilds[DEFAULT_LANGUAGE].routes)),
      requestLog: env.REQUEST_LOG,
      trustsRequestIds: env.TRUSTED_PROXY > 0,
    }),
    readiness,
  }
}

/** The districts that loaders and actions ask. One that is missing here does not compile. */
const CONTEXTS: {
  readonly [Name in Exclude<keyof Districts, 'people' | 'operations'>]: RouterContext<
    Districts[Name]
  >
} = {
  catalog: catalogContext,
  homes: homesContext,
  messages: messagesContext,
  moderation: moderationContext,
  safety: safetyContext,
  site: siteContext,
}

function createLoaderContext(districts: Districts): RouterContextProvider {
  const provided = Object.entries(CONTEXTS).map(
    ([name, key]) => [key, districts[name as keyof Districts]] as const,
  )
  return new RouterContextProvider(new Map<RouterContext, unknown>(provided))
}

/** Responds 503 where a page failed because something is unavailable. */
function withRetryAfter(response: Response, retryAfter: number | undefined): Response {
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

/** React Router would run an action for other methods, too. */
const allowGetAndPost: MiddlewareHandler = async (c, next) => {
  if (['GET', 'HEAD', 'POST'].includes(c.req.method)) return next()
  const headers = { Allow: 'GET, HEAD, POST', 'Cache-Control': 'no-store' }
  return c.text('Only GET, HEAD and POST are known here.', 405, headers)
}
