import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { fileCache } from '#server/http/files/file-cache.ts'
import { IMMUTABLE, noSuchFile, withCacheControl } from '#server/http/files/static-files.ts'
import { createErrorHandler } from '#server/http/response/error-handler.ts'
import { log } from '#server/log/log.ts'
import type { PictureVariants } from './variants.ts'

interface PictureRoutesOptions {
  readonly variants: PictureVariants
  /** Folder of files that are served as they are. */
  readonly publicFolder: string
  readonly clientIp: (c: Context) => string
}

/** `/pictures/*`: names change with their content, so every response is immutable. */
export function pictureRoutes({ variants, publicFolder, clientIp }: PictureRoutesOptions): Hono {
  const app = new Hono()
  app.onError(createErrorHandler(log, 'A picture could not be sent.'))
  app.use('/pictures/*', withCacheControl(IMMUTABLE), fileCache())
  app.get('/pictures/*', async (c, next) => {
    const bytes = await variants.load(c.req.path, clientIp(c))
    if (bytes === null) return next()
    return c.body(bytes, 200, {
      'Content-Type': getMimeType(c.req.path) ?? '',
      'Content-Length': String(bytes.length),
    })
  })
  const removePrefix = (path: string) => path.replace(/^\/pictures/, '')
  app.use('/pictures/*', serveStatic({ root: publicFolder, rewriteRequestPath: removePrefix }))
  app.all('/pictures/*', noSuchFile)
  return app
}
