import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono, MiddlewareHandler } from 'hono'

export const IMMUTABLE = 'public, max-age=31536000, immutable'
const ONE_DAY = 'public, max-age=86400'

/** Files at the root of the site; the style sheet is that of `overloaded-page.ts`. */
const ROOT_FILES = ['/favicon.svg', '/plain-page.css', '/manifest.webmanifest']

/** Folders of pictures in the web app manifest. */
const MANIFEST_FOLDERS = ['/icons/*', '/screenshots/*']

/** Browsers look for a new version by themselves, and must not get an old one from a cache. */
const SERVICE_WORKER = '/service-worker.js'

/** Sets `Cache-Control` on files that were found. */
export function withCacheControl(cacheControl: string): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (c.res.ok) c.header('Cache-Control', cacheControl)
  }
}

export const noSuchFile = (c: Context) =>
  c.text('There is no such file.', 404, { 'Cache-Control': 'no-cache' })

/**
 * Serves hashed assets, whose names change with their content, as immutable; files at the root for
 * a day, the service worker not at all. These paths belong to the server: a missing file is a plain 404.
 *
 * @param client folder that the build wrote for browsers
 */
export function mountStaticFiles(app: Hono, client: string): void {
  const compressed = serveStatic({ root: client, precompressed: true })
  app.use('/assets/*', withCacheControl(IMMUTABLE), compressed)
  app.use(SERVICE_WORKER, withCacheControl('no-cache'), compressed)
  const ofOneDay = [...ROOT_FILES, ...MANIFEST_FOLDERS]
  for (const path of ofOneDay)
    app.use(path, withCacheControl(ONE_DAY), serveStatic({ root: client }))
  for (const path of ['/assets/*', SERVICE_WORKER, ...ofOneDay]) app.all(path, noSuchFile)
}
