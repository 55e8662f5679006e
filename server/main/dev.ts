import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer as createBundler } from 'vite'
import { readProcessEnv } from '#server/config/env.ts'
import { openControl } from '#server/control/open-control.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Connection } from '#server/http/client-ip.ts'
import { log } from '#server/log/log.ts'
import type * as App from './app.ts'
import { openSources } from './create-services.ts'
import { run } from './run.ts'

const BUILD = join(import.meta.dirname, '../../build')

/** The development server: the bundler in front, and the app loaded anew when its files change. */
run(async (onStop) => {
  const env = readProcessEnv()
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    template: join(BUILD, 'database-template'),
  })
  onStop(database.close)
  const sources = await openSources(database, BUILD, env, { development: true })
  onStop(sources.stop)
  onStop(await openControl(database, env.DATA_DIR, sources.identity.identity))
  const http = createServer()
  const bundler = await createBundler({ server: { middlewareMode: true, hmr: { server: http } } })

  const handle = getRequestListener(async (request, connection) => {
    const { createApp } = (await bundler.ssrLoadModule('./server/main/app.ts')) as typeof App
    const app = createApp({
      ...sources,
      folders: { client: 'public', pictures: join(BUILD, 'pictures') },
      mode: 'development',
      keepPages: false,
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
  log.info(`Homiq is at http://${host}:${port} (development)`)
})
