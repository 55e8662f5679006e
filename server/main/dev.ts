import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { createServer as createBundler } from 'vite'
import { mapLanguages } from '#domain/platform/language.ts'
import { takeMailReplies } from '#server/messages/inbound-mail/take-mail-replies.ts'
import { readProcessEnv } from '#server/platform/config/env.ts'
import type { Connection } from '#server/platform/http/request/client-ip.ts'
import { log } from '#server/platform/log/log.ts'
import { openPlatform } from '#server/platform/open.ts'
import { createApp } from './app.ts'
import { openDistricts } from './open-districts.ts'
import { openServerDatabase } from './open-server-database.ts'
import { run } from './run.ts'
import { startJobs } from './start-jobs.ts'

const BUILD = join(import.meta.dirname, '../../build')

/** The development server: Vite in front, and pages reload when their files change. */
run(async (onStop) => {
  const env = readProcessEnv()
  const database = await openServerDatabase(env, BUILD)
  onStop(database.close)
  const platform = await openPlatform(env, { database, build: BUILD, onStop })
  const districts = await openDistricts(platform, { isDevelopment: true })
  await startJobs(platform, districts.catalog.rates)
  const inbound = await takeMailReplies(platform, districts.messages)
  if (inbound !== null) onStop(inbound.stop)
  const http = createServer()
  const ownListeners = process.listeners('SIGTERM')
  const bundler = await createBundler({ server: { middlewareMode: true, hmr: { server: http } } })
  // React Router's second Vite server would exit on SIGTERM before the database is closed.
  for (const listener of process.listeners('SIGTERM')) {
    if (!ownListeners.includes(listener)) process.off('SIGTERM', listener)
  }

  const handle = getRequestListener(async (request, connection) => {
    const serverBuild = await bundler.ssrLoadModule('virtual:react-router/server-build')
    const app = createApp(platform, districts, {
      // One bundler serves one language (CONTRIBUTING.md, "Change a text").
      serverBuilds: mapLanguages(() => serverBuild as ServerBuild),
      client: 'public',
      mode: 'development',
      cachePages: false,
    })
    return app.fetch(request, connection as Connection)
  })
  http.on('request', (request, response) =>
    bundler.middlewares(request, response, () => handle(request, response)),
  )
  onStop(() => http.closeAllConnections())
  onStop(bundler.close)
  // Anyone can sign in as anybody here, so other machines have access only where HOST says so.
  const host = env.HOST ?? 'localhost'
  await new Promise<void>((resolve) => http.listen(env.PORT, host, resolve))
  const { port } = http.address() as AddressInfo
  log.info(`Homiq is at http://${host}:${port} (development)`)
})
