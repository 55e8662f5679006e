import * as build from 'virtual:react-router/server-build'
import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { catalogueContext, documentContext } from './context.ts'
import { pages } from './http/pages.ts'
import { plainPaths } from './http/plain-paths.ts'
import { withRequestLog } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import { type StaticFolders, staticFiles } from './http/static-files.ts'
import type { Fetch } from './listen.ts'
import type { Catalogue } from './listing/catalogue.ts'

// The bundler takes the routes from its entry, which is this file.
export * from 'virtual:react-router/server-build'

export interface AppDependencies {
  readonly catalogue: Catalogue
  readonly folders: StaticFolders
  readonly mode: 'production' | 'development'
  readonly keepPages: boolean
  /** Takes a line for every request; absent, none are written. */
  readonly log?: (line: string) => void
}

/** The whole site as one `fetch`: files, health, and last the screens. */
export function createApp({ catalogue, folders, mode, keepPages, log }: AppDependencies): {
  fetch: Fetch
} {
  const handle = createRequestHandler(build as unknown as ServerBuild, mode)

  const { kept, rendered } = pages({
    async render(request) {
      const context = new RouterContextProvider()
      const document: { body?: Buffer<ArrayBuffer> } = {}
      context.set(catalogueContext, catalogue)
      context.set(documentContext, document)
      const response = await handle(request, context)
      return { response, ...(document.body && { document: document.body }) }
    },
    version: catalogue.version,
    keep: keepPages,
    strict: mode === 'production',
  })

  const app = new Hono()
  app.use(securityHeaders)
  staticFiles(app, folders)
  app.get('/health', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
  app.use(plainPaths)
  app.all('*', (c) => rendered(c.req.raw))

  // Before Hono, whose middleware answers with a promise: without one the server writes at once.
  const fetch: Fetch = (request) => kept(request) ?? app.fetch(request)
  return { fetch: log ? withRequestLog(fetch, log) : fetch }
}
