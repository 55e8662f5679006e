import type { Env } from '#server/platform/config/env.ts'
import { listen } from '#server/platform/http/listener/listen.ts'
import { log } from '#server/platform/log/log.ts'
import { metricsRoutes } from '#server/platform/probes/routes.ts'
import type { OnStop } from '#server/platform/stops.ts'

/** Serves metrics on a port of their own, if one is configured. */
export async function serveMetrics(
  { METRICS_PORT: port, METRICS_HOST: host }: Env,
  onStop: OnStop,
): Promise<void> {
  if (port === undefined) return
  const metrics = metricsRoutes()
  const server = await listen((request) => metrics.fetch(request), { port, host })
  onStop(server.stop)
  log.info(`Metrics are at ${server.url}/metrics`)
}
