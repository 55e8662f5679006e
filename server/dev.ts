import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer as createBundler } from 'vite'
import type * as App from './app.ts'
import { readProcessEnv } from './env.ts'
import { run } from './run.ts'
import { openSources } from './sources.ts'

/** The development server: the bundler in front, and the app loaded anew when its files change. */
run(async () => {
  const env = readProcessEnv()
  const pictures = join(import.meta.dirname, '../build/pictures')
  const sources = await openSources(env, pictures)
  const http = createServer()
  const bundler = await createBundler({ server: { middlewareMode: true, hmr: { server: http } } })

  const handle = getRequestListener(async (request) => {
    const { createApp } = (await bundler.ssrLoadModule('./server/app.ts')) as typeof App
    const app = createApp({
      catalogue: sources.catalogue,
      folders: { client: 'public', pictures },
      mode: 'development',
      keepPages: false,
    })
    return app.fetch(request)
  })
  http.on('request', (request, response) =>
    bundler.middlewares(request, response, () => handle(request, response)),
  )
  await new Promise<void>((resolve) => http.listen(env.PORT, env.HOST, resolve))
  console.log(`Homiq is at http://${env.HOST ?? 'localhost'}:${env.PORT} (development)`)
  return async () => {
    await bundler.close()
    http.closeAllConnections()
    await sources.close()
  }
})
