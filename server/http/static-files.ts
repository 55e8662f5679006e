import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'

const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

/** Folders of files made by the build. */
export interface StaticFolders {
  readonly client: string
  readonly pictures: string
}

/**
 * Serves hashed assets and pictures, whose names change with their content, for ever; files at the
 * root for a day. What is not there is a plain 404: these prefixes belong to the server.
 */
export function staticFiles(app: Hono, { client, pictures }: StaticFolders): void {
  const cached =
    (value: string) => (_path: string, c: { header: (n: string, v: string) => void }) =>
      c.header('Cache-Control', value)
  app.use('/assets/*', serveStatic({ root: client, precompressed: true, onFound: cached(FOREVER) }))
  app.use(
    '/pictures/*',
    serveStatic({
      root: pictures,
      rewriteRequestPath: (path) => path.replace(/^\/pictures/, ''),
      onFound: cached(FOREVER),
    }),
  )
  app.use('/favicon.svg', serveStatic({ root: client, onFound: cached(A_DAY) }))
  for (const prefix of ['/assets/*', '/pictures/*', '/favicon.svg']) {
    app.all(prefix, (c) => c.text('There is no such file.', 404))
  }
}
