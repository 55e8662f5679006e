import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as App from './app.ts'
import { quickenImports } from './quick-imports.ts'
import { run } from './run.ts'

/** The site as the build left it. */
const BUILD = join(import.meta.dirname, '../build')

quickenImports()

run(async (onStop) => {
  const { readProcessEnv } = await import('./env.ts')
  const env = readProcessEnv()
  process.env.NODE_ENV = 'production'
  const program = join(BUILD, 'server/index.js')
  if (!existsSync(program)) throw new Error('There is no build to serve; `npm run build` makes it.')

  // The database starts on a thread of its own, while this one goes on importing.
  const { openDatabase } = await import('./db/open.ts')
  const opening = openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    template: join(BUILD, 'database-template'),
  })
  onStop(async () => (await opening.catch(() => null))?.close())
  const [{ createApp }, { openSources }, { listen }, database] = await Promise.all([
    import(pathToFileURL(program).href) as Promise<typeof App>,
    import('./sources.ts'),
    import('./listen.ts'),
    opening,
  ])
  const { catalogue, identity, mail, machines, stop } = await openSources(database, BUILD, env, {
    development: false,
  })
  onStop(stop)
  const { fetch } = createApp({
    db: database.orm,
    catalogue,
    identity,
    mail,
    machines,
    siteUrl: env.CONFIGURED_SITE_URL,
    tiles: { url: env.TILE_URL, attribution: env.TILE_ATTRIBUTION },
    folders: { client: join(BUILD, 'client'), pictures: join(BUILD, 'pictures') },
    mode: 'production',
    keepPages: env.PAGE_CACHE,
    trustedProxy: env.TRUSTED_PROXY,
    ...(env.REQUEST_LOG && { log: console.log }),
  })
  const server = await listen(fetch, { port: env.PORT, host: env.HOST })
  onStop(server.stop)
  console.log(`Homiq is at ${server.url}`)
})
