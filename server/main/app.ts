import { Hono, type MiddlewareHandler } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { IDEMPOTENCY_KEY } from '#domain/platform/idempotency-key.ts'
import { getTileOrigin } from '#domain/site/map-tiles.ts'
import { myDraftsRoutes } from '#server/homes/offer/draft-routes.ts'
import { createOfferStats } from '#server/homes/stats/offer-stats.ts'
import { countingRoutes } from '#server/homes/stats/routes.ts'
import { pictureUploadRoutes } from '#server/homes/uploads/routes.ts'
import {
  bansContext,
  catalogContext,
  claimsContext,
  conversationsContext,
  documentContext,
  formMailContext,
  homeChecksContext,
  identityProviderContext,
  moderationContext,
  offerNumbersContext,
  offerPicturesContext,
  offersContext,
  ownerPhonesContext,
  type RenderedDocument,
  ratesContext,
  reportsContext,
  requestIdContext,
  siteUrlContext,
  tilesContext,
  viewingsContext,
} from '#server/main/loader/context.ts'
import { countConversationsAbout } from '#server/messages/conversation/queries.ts'
import {
  messagePictureRoutes,
  receiveMessagePictures,
} from '#server/messages/picture/upload/routes.ts'
import { messageEventRoutes } from '#server/messages/routes/event-routes.ts'
import { messageRoutes } from '#server/messages/routes/message-routes.ts'
import { myMessagesRoutes } from '#server/messages/routes/routes.ts'
import { unsubscribeRoutes } from '#server/messages/routes/unsubscribe-routes.ts'
import { createVisitor, visitorContext } from '#server/people/session/visitor.ts'
import { mountStaticFiles } from '#server/platform/http/files/static-files.ts'
import { instrument } from '#server/platform/http/instrument.ts'
import { limitBodySize } from '#server/platform/http/limits/limit-body-size.ts'
import { limitScreens, queueRequests } from '#server/platform/http/limits/screen-limits.ts'
import { getPathPrefixes, mount } from '#server/platform/http/mount.ts'
import { createDocumentFinalizer } from '#server/platform/http/pages/finalize-document.ts'
import { createPages } from '#server/platform/http/pages/pages.ts'
import { readStylesheets } from '#server/platform/http/pages/stylesheets.ts'
import { redirectToCanonicalPath } from '#server/platform/http/request/canonical-path.ts'
import type { Connection } from '#server/platform/http/request/client-ip.ts'
import type { Fetch } from '#server/platform/http/request/fetch.ts'
import { withForwardedProto } from '#server/platform/http/request/forwarded-proto.ts'
import { createIsHttps } from '#server/platform/http/request/https.ts'
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
import { log } from '#server/platform/log/log.ts'
import { pageCacheLookups } from '#server/platform/metrics.ts'
import { getPictureFolders } from '#server/platform/picture/folders.ts'
import { pictureRoutes } from '#server/platform/picture/routes.ts'
import { probeRoutes } from '#server/platform/probes/routes.ts'
import { chooseLimit } from './choose-limit.ts'
import { identityRoutes } from './identity-routes.ts'
import { publicApi } from './public-api.ts'
import type { Services } from './services/create-services.ts'

export interface AppOptions {
  readonly serverBuild: ServerBuild
  /** Folder that the build wrote for browsers. */
  readonly client: string
  readonly mode: 'production' | 'development'
  /** Whether rendered pages are cached. */
  readonly cachePages: boolean
}

/** The whole site as one `fetch`: files, probes, services, then pages. */
export function createApp(services: Services, options: AppOptions): { fetch: Fetch } {
  const { catalog, clientIp, database, env, mail, renders } = services
  const { identity, oauth } = services.identity
  const { serverBuild, client, mode, cachePages } = options
  const db = database.orm
  const siteUrl = env.CONFIGURED_SITE_URL
  const isHttps = createIsHttps(siteUrl)
  const tiles = { url: env.TILE_URL, attribution: env.TILE_ATTRIBUTION }
  const headers = getSecurityHeaders({ siteUrl, subdomains: env.HSTS_SUBDOMAINS })
  const hosts = {
    ...identity.origins,
    connect: [...identity.origins.connect, ...mail.origins],
    // On every page: a visitor who follows a link to the map keeps the policy of the page before.
    img: [getTileOrigin(tiles.url)].filter((origin) => origin !== null),
  }
  const handle = createRequestHandler(serverBuild, mode)

  const offerNumbers = createOfferStats({ db, catalog, countConversationsAbout })

  const pages = createPages({
    async render(request, c) {
      const context = new RouterContextProvider()
      const scriptNonce = mode === 'production' ? SCRIPT_NONCE : undefined
      const document: RenderedDocument = {
        scriptNonce,
        yieldToEventLoop: services.yieldToEventLoop,
      }
      const visitor = createVisitor(request, { db, identity, https: isHttps(request) })
      context.set(bansContext, services.bans)
      context.set(catalogContext, catalog)
      context.set(claimsContext, services.claims)
      context.set(conversationsContext, services.conversations)
      context.set(viewingsContext, services.viewings)
      context.set(documentContext, document)
      context.set(formMailContext, mail.formMail(c))
      context.set(identityProviderContext, identity.settings.provider)
      context.set(homeChecksContext, services.homeChecks)
      context.set(moderationContext, services.moderation)
      context.set(offerPicturesContext, services.offerPictures)
      context.set(offerNumbersContext, offerNumbers)
      context.set(offersContext, services.offers)
      context.set(ownerPhonesContext, services.ownerPhones(c))
      context.set(ratesContext, services.rates())
      context.set(reportsContext, services.reports(c))
      context.set(requestIdContext, (c.env as Connection | undefined)?.requestId ?? '')
      context.set(siteUrlContext, siteUrl)
      context.set(tilesContext, tiles)
      context.set(visitorContext, visitor)
      let response = withRetryAfter(await handle(request, context), document.retryAfter)
      if (visitor.isIdentified()) response = withoutCaching(response)
      const { html } = document
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

  const queue = { clientIp, renders }
  const probes = probeRoutes({ readiness: services.readiness, metricsToken: env.METRICS_TOKEN })
  const identityApi = identityRoutes({
    ...{ db, identity, oauth, isHttps, mailer: mail.mailer },
    clientIp,
    siteUrl: env.SITE_URL,
  })
  const publicRoutes = publicApi({
    ...{ db, catalog, siteUrl, securityContact: env.SECURITY_CONTACT },
    disallow: ['/api/', '/mail/', ...getPathPrefixes(identityApi)],
    clientIp,
    queueRequests: queueRequests(queue),
  })

  const receiving = {
    ...{ db, identity, isHttps, clientIp, diskSpace: services.pictures.diskSpace },
    areMailsDelivered: env.SMTP_URL !== undefined,
    folder: getPictureFolders(env.DATA_DIR).uploads,
  }
  const uploads = {
    ...{ ...receiving, pictures: services.offerPictures, checks: services.homeChecks },
  }

  const messageUploads = {
    ...{ ...receiving, pictures: services.messagePictures },
    conversations: services.conversations,
  }

  const app = new Hono()
  app.onError(createErrorHandler(log, 'A request could not be answered.'))
  app.use(setSecurityHeaders(headers))
  app.use(returnIdempotencyKey)
  mount(app, pictureUploadRoutes(uploads))
  receiveMessagePictures(app, messageUploads)
  mount(app, messagePictureRoutes(messageUploads))
  app.use(limitBodySize)
  mountStaticFiles(app, client)
  mount(app, pictureRoutes({ ...services.pictures, clientIp }))
  app.get('/health', (c) => {
    const health = { status: 'ok', indexComplete: catalog.isComplete() }
    return c.json(health, 200, { 'Cache-Control': 'no-store' })
  })
  mount(app, probes)
  mount(app, identityApi)
  mount(app, countingRoutes({ db, clientIp }))
  mount(app, myDraftsRoutes({ db, identity, isHttps, clientIp, offers: services.offers }))
  const { conversations } = services
  const people = { db, identity, clientIp, isHttps }
  mount(app, myMessagesRoutes({ ...people, conversations }))
  mount(app, unsubscribeRoutes({ conversations, clientIp }))
  mount(app, messageRoutes({ ...people, conversations }))
  mount(app, messageEventRoutes({ ...people, ...services.messages }))
  app.mount('/mail', mail.routes.fetch)
  app.use(redirectToCanonicalPath)
  mount(app, publicRoutes)
  app.use(allowGetAndPost, limitScreens({ ...queue, chooseLimit }), requireSameOriginForms)
  app.all('*', pages.render)

  // Before Hono, whose middleware is async: a response without a promise is written at once.
  const fetch: Fetch = (request, connection) =>
    (request.headers.has(IDEMPOTENCY_KEY) ? undefined : pages.fromCache(request)) ??
    rejectInvalidRequest(request) ??
    app.fetch(withForwardedProto(request, { trustedProxy: env.TRUSTED_PROXY > 0, siteUrl }), {
      ...connection,
    })
  return {
    fetch: instrument(fetch, {
      routeName: createRouteNamer(getRoutePatterns(serverBuild.routes)),
      requestLog: env.REQUEST_LOG,
      trustsRequestIds: env.TRUSTED_PROXY > 0,
    }),
  }
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
