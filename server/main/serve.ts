import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expectCurrentBuild } from '#server/platform/runtime/built-sources.ts'
import { cacheCompiledModules } from '#server/platform/runtime/compile-cache.ts'
import { run } from './run.ts'
import { loadServerBuilds } from './server-builds.ts'

const ROOT = join(import.meta.dirname, '../..')
const BUILD = join(ROOT, 'build')

/**
 * Serves the build until it is stopped.
 *
 * @param options.isDemo serves the folder of a demo, which is refused otherwise
 * @param options.build the folder of another build of the same sources
 */
export function serve({ isDemo = false, build = BUILD } = {}): void {
  cacheCompiledModules()

  run(async (onStop) => {
    const { readProcessEnv } = await import('#server/platform/config/env.ts')
    const env = readProcessEnv()
    const { log } = await import('#server/platform/log/log.ts')
    log.level = env.LOG_LEVEL
    process.env.NODE_ENV = 'production'
    expectCurrentBuild(ROOT)
    if (!isDemo) (await import('#server/operations/demo/demo-folder.ts')).expectNoDemo(env.DATA_DIR)

    // The database starts on a thread of its own while this one goes on importing.
    const { openServerDatabase } = await import('./open-server-database.ts')
    const opening = openServerDatabase(env, build)
    onStop(async () => (await opening.catch(() => null))?.close())
    const [
      serverBuilds,
      { openPlatform },
      { openDistricts },
      { createApp },
      { openKeptAssets },
      { listen },
      { serveMetrics },
      { takeMailReplies },
      { startJobs },
      database,
    ] = await Promise.all([
      loadServerBuilds(build, (file) => import(pathToFileURL(file).href)),
      import('#server/platform/open.ts'),
      import('./open-districts.ts'),
      import('./app.ts'),
      import('#server/platform/http/files/kept-assets.ts'),
      import('#server/platform/http/listener/listen.ts'),
      import('./serve-metrics.ts'),
      import('#server/messages/inbound-mail/take-mail-replies.ts'),
      import('./start-jobs.ts'),
      opening,
    ])
    const platform = await openPlatform(env, { database, build, onStop })
    const client = join(build, 'client')
    const [districts, keptAssets] = await Promise.all([
      openDistricts(platform),
      openKeptAssets(env, join(client, 'assets')),
    ])
    onStop(keptAssets.stop)
    if (env.RUN_JOBS) await startJobs(platform, districts.catalog.rates)
    const { fetch, readiness } = createApp(platform, districts, {
      serverBuilds,
      client,
      keptAssets,
      mode: 'production',
      cachePages: env.PAGE_CACHE,
    })
    const server = await listen(fetch, { port: env.PORT, host: env.HOST })
    onStop(server.stop)
    onStop(districts.messages.endStreams)
    onStop(districts.catalog.endStreams)
    await serveMetrics(env, onStop)
    const inbound = await takeMailReplies(platform, districts.messages)
    if (inbound !== null) onStop(inbound.stop)
    onStop(async () => {
      // Load balancers see /readyz fail and stop sending requests before the port is closed.
      readiness.drain()
      await setTimeout(env.DRAIN_SECONDS * 1000)
    })
    log.info(`Homiq is at ${server.url}`)
  })
}
