import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as App from './app.ts'
import { readProcessEnv } from './env.ts'
import { listen } from './listen.ts'
import { run } from './run.ts'
import { openSources } from './sources.ts'

/** The site as the build left it. */
const BUILD = join(import.meta.dirname, '../build')

run(async () => {
  const env = readProcessEnv()
  process.env.NODE_ENV = 'production'
  const folders = { client: join(BUILD, 'client'), pictures: join(BUILD, 'pictures') }
  const app: Promise<typeof App> = import(pathToFileURL(join(BUILD, 'server/index.js')).href)
  const [{ createApp }, sources] = await Promise.all([app, openSources(env, folders.pictures)])
  const { fetch } = createApp({
    catalogue: sources.catalogue,
    folders,
    mode: 'production',
    keepPages: env.PAGE_CACHE,
    ...(env.REQUEST_LOG && { log: console.log }),
  })
  const server = await listen(fetch, { port: env.PORT, host: env.HOST }).catch(async (error) => {
    await sources.close()
    throw error
  })
  console.log(`Homiq is at ${server.url}`)
  return async () => {
    await server.stop()
    await sources.close()
  }
})
