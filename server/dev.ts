import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer as createBundler } from 'vite'
import type * as App from './app.ts'
import { openDatabase } from './db/open.ts'
import { readProcessEnv } from './env.ts'
import type { Connection } from './http/client-address.ts'
import { run } from './run.ts'
import { openSources } from './sources.ts'

const BUILD = join(import.meta.dirname, '../build')

/** The development server: the bundler in front, and the app loaded anew when its files change. */
run(async (onStop) => {
  const env = readProcessEnv()
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    template: join(BUILD, 'database-template'),
  })
  onStop(database.close)
  const { catalogue, identity, mail, machines, stop } = await openSources(database, BUILD, env, {
    development: true,
  })
  onStop(stop)
  const http = createServer()
  const bundler = await createBundler({ server: { middlewareMode: true, hmr: { server: http } } })

  const handle = getRequestListener(async (request, connection) => {
    const { createApp } = (await bundler.ssrLoadModule('./server/app.ts')) as typeof App
    const app = createApp({
      db: database.orm,
      catalogue,
      identity,
      mail,
      machines,
      siteUrl: env.CONFIGURED_SITE_URL,
      tiles: { url: env.TILE_URL, attribution: env.TILE_ATTRIBUTION },
      folders: { client: 'public', pictures: join(BUILD, 'pictures') },
      mode: 'development',
      keepPages: false,
      trustedProxy: env.TRUSTED_PROXY,
    })
    return app.fetch(request, connection as Connection)
  })
  http.on('request', (request, response) =>
    bundler.middlewares(request, response, () => handle(request, response)),
  )
  onStop(() => http.closeAllConnections())
  onStop(bundler.close)
  // Everyone may sign in here as anybody: other machines come in only where HOST says so.
  const host = env.HOST ?? 'localhost'
  await new Promise<void>((resolve) => http.listen(env.PORT, host, resolve))
  const { port } = http.address() as AddressInfo
  console.log(`Homiq is at http://${host}:${port} (development)`)
})
