import { join } from 'node:path'
import { followExchangeRates } from '#server/catalog/exchange-rate/follow-rates.ts'
import { readProcessEnv } from '#server/platform/config/env.ts'
import { log } from '#server/platform/log/log.ts'
import { openPlatform } from '#server/platform/open.ts'
import { openServerDatabase } from './open-server-database.ts'
import { run } from './run.ts'
import { serveMetrics } from './serve-metrics.ts'
import { startJobs } from './start-jobs.ts'

const BUILD = join(import.meta.dirname, '../../build')

// The work beside the web, in a process of its own: servers with RUN_JOBS=off leave it to this one. It has neither the
// search index nor a port for visitors.
run(async (onStop) => {
  const env = readProcessEnv()
  log.level = env.LOG_LEVEL
  if (env.DATABASE_URL === undefined)
    throw new Error(
      'The embedded database belongs to the server, which does this work itself. Set DATABASE_URL to use a PostgreSQL server.',
    )
  const database = await openServerDatabase(env, BUILD)
  onStop(database.close)
  const platform = await openPlatform(env, { database, build: BUILD, onStop })
  const rates = await followExchangeRates(platform.db)
  onStop(rates.stop)
  await startJobs(platform, rates.get)
  await serveMetrics(env, onStop)
  log.info('Homiq works beside the web.')
})
