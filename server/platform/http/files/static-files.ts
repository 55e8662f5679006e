import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import {
  getLanguagePrefix,
  getPathLanguage,
  inLanguage,
  LANGUAGES,
} from '#domain/platform/language.ts'
import { SERVICE_WORKER_PATH } from '#domain/platform/paths.ts'
import { negotiateEncoding } from '#server/platform/http/pages/page-encoding.ts'
import type { KeptAssets } from './kept-assets.ts'

export const IMMUTABLE = 'public, max-age=31536000, immutable'
const ONE_DAY = 'public, max-age=86400'

/** Files at the root of the site; the style sheet is that of `overloaded-page.ts`. */
const ROOT_FILES = [
  '/favicon.svg',
  '/plain-page.css',
  ...LANGUAGES.map((language) => inLanguage('/manifest.webmanifest', language)),
]

/** Folders of pictures in the web app manifest. */
const MANIFEST_FOLDERS = ['/icons/*', '/screenshots/*']

/** Browsers look for a new version by themselves, and must not get an old one from a cache. */
const SERVICE_WORKERS = LANGUAGES.map((language) => inLanguage(SERVICE_WORKER_PATH, language))

/** Sets `Cache-Control` on files that were found. */
export function withCacheControl(cacheControl: string): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (c.res.ok) c.header('Cache-Control', cacheControl)
  }
}

/** A worker may serve the start page of its language, which is above its folder. */
const allowItsLanguage: MiddlewareHandler = async (c, next) => {
  c.header('Service-Worker-Allowed', getLanguagePrefix(getPathLanguage(c.req.path)) || '/')
  await next()
}

export const noSuchFile = (c: Context) =>
  c.text('There is no such file.', 404, { 'Cache-Control': 'no-cache' })

/** What the build adds to the names of compressed files. */
const SUFFIXES = { br: '.br', gzip: '.gz', identity: '' } as const

/** Sends files of other builds, for their open tabs and, while two versions run, for the pages of the other one. */
const sendKept =
  ({ find }: Pick<KeptAssets, 'find'>): MiddlewareHandler =>
  async (c, next) => {
    const name = c.req.path.slice('/assets/'.length)
    if (/\.(?:br|gz)$/.test(name)) return next()
    const encoding = negotiateEncoding(c.req.header('Accept-Encoding') ?? null)
    const suffix = SUFFIXES[encoding]
    const encoded = suffix === '' ? null : await find(name + suffix)
    const bytes = encoded ?? (await find(name))
    if (bytes === null) return next()
    return c.body(bytes, 200, {
      'Content-Type': getMimeType(name) ?? 'application/octet-stream',
      'Content-Length': String(bytes.length),
      Vary: 'Accept-Encoding',
      ...(encoded && { 'Content-Encoding': encoding }),
    })
  }

interface OtherBuilds {
  readonly keptAssets: Pick<KeptAssets, 'find'>
  /** Counts requests for files that this build does not have. */
  readonly limit: MiddlewareHandler
}

/**
 * Serves hashed assets, whose names change with their content, as immutable; files at the root for
 * a day, the service worker not at all. These paths belong to the server: a missing file is a plain 404.
 *
 * @param client folder that the build wrote for browsers
 */
export function mountStaticFiles(app: Hono, client: string, others?: OtherBuilds): void {
  const compressed = serveStatic({ root: client, precompressed: true })
  app.use('/assets/*', withCacheControl(IMMUTABLE), compressed)
  if (others) app.get('/assets/*', others.limit, sendKept(others.keptAssets))
  for (const path of SERVICE_WORKERS)
    app.use(path, withCacheControl('no-cache'), allowItsLanguage, compressed)
  const ofOneDay = [...ROOT_FILES, ...MANIFEST_FOLDERS]
  for (const path of ofOneDay)
    app.use(path, withCacheControl(ONE_DAY), serveStatic({ root: client }))
  for (const path of ['/assets/*', ...SERVICE_WORKERS, ...ofOneDay]) app.all(path, noSuchFile)
}
