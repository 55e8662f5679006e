import { type Context, Hono } from 'hono'
import {
  IMMUTABLE,
  noSuchFile,
  withCacheControl,
} from '#server/platform/http/files/static-files.ts'
import { createErrorHandler } from '#server/platform/http/response/error-handler.ts'
import { sendVariant } from '#server/platform/picture/routes.ts'
import type { PictureVariants } from '#server/platform/picture/variants.ts'

interface HomePictureRoutesOptions {
  readonly variants: PictureVariants
  readonly clientIp: (c: Context) => string
}

/** `/pictures/homes/*`: never kept in memory, so that erased pictures are gone at once. */
export function homePictureRoutes({ variants, clientIp }: HomePictureRoutesOptions): Hono {
  const app = new Hono()
  app.onError(createErrorHandler('A picture could not be sent.'))
  app.use('/pictures/homes/*', withCacheControl(IMMUTABLE))
  app.get('/pictures/homes/*', sendVariant(variants, clientIp))
  app.all('/pictures/homes/*', noSuchFile)
  return app
}
