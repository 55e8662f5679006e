import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono, MiddlewareHandler } from 'hono'
import { fileCache } from './file-cache.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

/** What lies at the root of the site; the style is that of `overloaded-page.ts`. */
const ROOT_FILES = ['/favicon.svg', '/overloaded-page.css']

/** Folders of files made by the build. */
export interface StaticFolders {
  readonly client: string
  readonly pictures: string
}

/** Says how long a file that was found may be kept. */
function keptFor(rule: string): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (c.res.ok) c.header('Cache-Control', rule)
  }
}

/**
 * Serves hashed assets and pictures, whose names change with their content, for ever; files at the
 * root for a day. What is not there is a plain 404: these prefixes belong to the server.
 */
export function staticFiles(app: Hono, { client, pictures }: StaticFolders): void {
  const cached = fileCache()
  app.use('/assets/*', keptFor(FOREVER), cached, serveStatic({ root: client, precompressed: true }))
  app.use(
    '/pictures/*',
    keptFor(FOREVER),
    cached,
    serveStatic({
      root: pictures,
      rewriteRequestPath: (path) => path.replace(/^\/pictures/, ''),
    }),
  )
  for (const file of ROOT_FILES)
    app.use(file, keptFor(A_DAY), cached, serveStatic({ root: client }))
  for (const prefix of ['/assets/*', '/pictures/*', ...ROOT_FILES]) {
    app.all(prefix, (c) => c.text('There is no such file.', 404, { 'Cache-Control': 'no-cache' }))
  }
}
