import * as build from 'virtual:react-router/server-build'
import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type TileSource, tileOrigin } from '#domain/map-tiles.ts'
import {
  catalogueContext,
  documentContext,
  letterboxContext,
  siteUrlContext,
  tilesContext,
  visitorContext,
} from './context.ts'
import type { Queryable } from './db/open.ts'
import { FOR_MACHINES } from './for-machines-paths.ts'
import { formLimit } from './http/form-limit.ts'
import { asForwarded } from './http/forwarded.ts'
import { pages } from './http/pages.ts'
import { plainPaths } from './http/plain-paths.ts'
import { withRequestLog } from './http/request-log.ts'
import { contentSecurityPolicy, securityHeaders } from './http/security-headers.ts'
import { type StaticFolders, staticFiles } from './http/static-files.ts'
import type { OpenIdentity } from './identity/open-identity.ts'
import type { Fetch } from './listen.ts'
import type { Catalogue } from './listing/catalogue.ts'
import type { OpenMail } from './mail/open-mail.ts'
import { visitorOf } from './session/visitor.ts'

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
  /** Where the map gets its picture from. */
  readonly tiles: TileSource
  readonly folders: StaticFolders
  readonly mode: 'production' | 'development'
  readonly keepPages: boolean
  /** Whether requests come through a proxy, which says how they came to it. */
  readonly trustedProxy: boolean
  /** Takes a line for every request; absent, none are written. */
  readonly log?: (line: string) => void
}

/** Where the identity service answers; the last two are the paths that its SDK knows. */
const IDENTITY = [
  '/session',
  '/identity/*',
  '/identitytoolkit.googleapis.com/*',
  '/securetoken.googleapis.com/*',
]

/** The whole site as one `fetch`: files, health, identity, and last the screens. */
export function createApp(dependencies: AppDependencies): { fetch: Fetch } {
  const { db, catalogue, identity, mail, machines, siteUrl, tiles, folders } = dependencies
  const { mode, keepPages, trustedProxy, log } = dependencies
  const { hosts: ofIdentity } = identity.identity
  const hosts = {
    ...ofIdentity,
    connect: [...ofIdentity.connect, ...mail.origins],
    // On every page: who comes to the map by a link keeps the policy of the page before.
    img: [tileOrigin(tiles.url)].filter((origin) => origin !== null),
  }
  const handle = createRequestHandler(build as unknown as ServerBuild, mode)

  const { kept, rendered } = pages({
    async render(request, c) {
      const context = new RouterContextProvider()
      const document: { body?: Buffer<ArrayBuffer> } = {}
      context.set(catalogueContext, catalogue)
      context.set(documentContext, document)
      context.set(letterboxContext, mail.letterbox(c))
      context.set(siteUrlContext, siteUrl)
      context.set(tilesContext, tiles)
      context.set(visitorContext, visitorOf(request, { db, identity: identity.identity }))
      const response = await handle(request, context)
      return { response, ...(document.body && { document: document.body }) }
    },
    version: catalogue.version,
    keep: keepPages,
    policy: mode === 'production' ? (bytes) => contentSecurityPolicy(bytes, hosts) : null,
  })

  const app = new Hono()
  app.use(securityHeaders)
  staticFiles(app, folders)
  app.get('/health', (c) => {
    const health = { status: 'ok', indexComplete: catalogue.isComplete() }
    return c.json(health, 200, { 'Cache-Control': 'no-store' })
  })
  for (const prefix of IDENTITY) app.all(prefix, (c) => identity.routes.fetch(c.req.raw, c.env))
  app.mount('/mail', mail.routes.fetch)
  app.use(plainPaths)
  for (const path of FOR_MACHINES) app.all(path, (c) => machines.fetch(c.req.raw, c.env))
  app.post('*', formLimit)
  app.all('*', rendered)

  // Before Hono, whose middleware answers with a promise: without one the server writes at once.
  const fetch: Fetch = (request, connection) =>
    kept(request) ?? app.fetch(trustedProxy ? asForwarded(request) : request, { ...connection })
  return { fetch: log ? withRequestLog(fetch, log) : fetch }
}
