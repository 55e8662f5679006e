import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono, MiddlewareHandler } from 'hono'
import { fileCache } from './file-cache.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const ONE_DAY = 'public, max-age=86400'

/** Files at the root of the site; the style sheet is that of `overloaded-page.ts`. */
const ROOT_FILES = ['/favicon.svg', '/overloaded-page.css']

/** Folders that the build wrote. */
export interface StaticFolders {
  readonly client: string
  readonly pictures: string
}

/** Sets `Cache-Control` on files that were found. */
function withCacheControl(cacheControl: string): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (c.res.ok) c.header('Cache-Control', cacheControl)
  }
}

/**
 * Serves hashed assets and pictures, whose names change with their content, as immutable; files at
 * the root for a day. These prefixes belong to the server: a missing file is a plain 404.
 */
export function mountStaticFiles(app: Hono, { client, pictures }: StaticFolders): void {
  const cached = fileCache()
  app.use(
    '/assets/*',
    withCacheControl(IMMUTABLE),
    cached,
    serveStatic({ root: client, precompressed: true }),
  )
  app.use(
    '/pictures/*',
    withCacheControl(IMMUTABLE),
    cached,
    serveStatic({
      root: pictures,
      rewriteRequestPath: (path) => path.replace(/^\/pictures/, ''),
    }),
  )
  for (const file of ROOT_FILES)
    app.use(file, withCacheControl(ONE_DAY), cached, serveStatic({ root: client }))
  for (const prefix of ['/assets/*', '/pictures/*', ...ROOT_FILES]) {
    app.all(prefix, (c) => c.text('There is no such file.', 404, { 'Cache-Control': 'no-cache' }))
  }
}
