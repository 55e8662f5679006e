import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import {
  IMMUTABLE,
  noSuchFile,
  withCacheControl,
} from '#server/platform/http/files/static-files.ts'
import { createErrorHandler } from '#server/platform/http/response/error-handler.ts'
import type { PictureVariants } from './variants.ts'

interface PictureRoutesOptions {
  readonly variants: PictureVariants
  /** Folder of files that are served unchanged. */
  readonly publicFolder?: string
  readonly clientIp: (c: Context) => string
  readonly path?: string
}

/** Names change with their content, so every response is immutable. */
export function pictureRoutes(options: PictureRoutesOptions): Hono {
  const { variants, publicFolder, clientIp, path = '/pictures/*' } = options
  const app = new Hono()
  app.onError(createErrorHandler('A picture could not be sent.'))
  app.use(path, withCacheControl(IMMUTABLE))
  app.get(path, sendVariant(variants, clientIp))
  const removePrefix = (path: string) => path.replace(/^\/pictures/, '')
  if (publicFolder !== undefined)
    app.use(path, serveStatic({ root: publicFolder, rewriteRequestPath: removePrefix }))
  app.all(path, noSuchFile)
  return app
}

/** Sends the file of a picture that its path names; goes on where there is none. */
const sendVariant =
  ({ load }: PictureVariants, clientIp: (c: Context) => string): MiddlewareHandler =>
  async (c, next) => {
    const bytes = await load(c.req.path, clientIp(c))
    if (bytes === null) return next()
    return c.body(bytes, 200, {
      'Content-Type': getMimeType(c.req.path) ?? '',
      'Content-Length': String(bytes.length),
    })
  }
