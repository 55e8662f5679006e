import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { quickenImports } from '#server/runtime/quick-imports.ts'
import type * as App from './app.ts'
import { run } from './run.ts'

/** How long a statement of a request may take, in milliseconds. */
const STATEMENT_MS = 4_000

/** The site as the build left it. */
const BUILD = join(import.meta.dirname, '../../build')

quickenImports()

run(async (onStop) => {
  const { readProcessEnv } = await import('#server/config/env.ts')
  const env = readProcessEnv()
  const { log } = await import('#server/log/log.ts')
  log.level = env.LOG_LEVEL
  process.env.NODE_ENV = 'production'
  const program = join(BUILD, 'server/index.js')
  if (!existsSync(program)) throw new Error('There is no build to serve; `npm run build` makes it.')

  // The database starts on a thread of its own, while this one goes on importing.
  const { openDatabase } = await import('#server/db/open.ts')
  const opening = openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    template: join(BUILD, 'database-template'),
    statementMs: STATEMENT_MS,
  })
  onStop(async () => (await opening.catch(() => null))?.close())
  const [{ createApp }, { openSources }, { openControl }, { listen }, { metricsRoutes }, database] =
    await Promise.all([
      import(pathToFileURL(program).href) as Promise<typeof App>,
      import('./create-services.ts'),
      import('#server/control/open-control.ts'),
      import('#server/http/listener/listen.ts'),
      import('#server/probes/routes.ts'),
      opening,
    ])
  const sources = await openSources(database, BUILD, env, { development: false })
  onStop(sources.stop)
  onStop(await openControl(database, env.DATA_DIR, sources.identity.identity))
  const { fetch } = createApp({
    ...sources,
    folders: { client: join(BUILD, 'client'), pictures: join(BUILD, 'pictures') },
    mode: 'production',
    keepPages: env.PAGE_CACHE,
  })
  const server = await listen(fetch, { port: env.PORT, host: env.HOST })
  onStop(server.stop)
  if (env.METRICS_PORT !== undefined) {
    const metrics = metricsRoutes()
    const at = { port: env.METRICS_PORT, host: env.METRICS_HOST }
    const metricsServer = await listen((request) => metrics.fetch(request), at)
    onStop(metricsServer.stop)
    log.info(`Metrics are at ${metricsServer.url}/metrics`)
  }
  onStop(async () => {
    // Balancers learn of the end by /readyz and go elsewhere before the port is closed.
    sources.readiness.drain()
    await setTimeout(env.DRAIN_SECONDS * 1000)
  })
  log.info(`Homiq is at ${server.url}`)
})
