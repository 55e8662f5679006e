import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Every metric; `docs/operations.md` explains each and what to watch. */
export const registry = new Registry()

collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 10 })

const registers = [registry]

/** `route` is a pattern, never a path. */
export const requestSeconds = new Histogram({
  name: 'homiq_http_request_duration_seconds',
  help: 'How long requests took until their answer began.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
})

export const requestsInFlight = new Gauge({
  name: 'homiq_http_requests_in_flight',
  help: 'Requests that are being answered.',
  registers,
})

export const pageCacheLookups = new Counter({
  name: 'homiq_page_cache_lookups_total',
  help: 'Pages asked for, by whether they were in memory (hit), being rendered (joined), or neither (miss).',
  labelNames: ['result'] as const,
  registers,
})

export const limitsHit = new Counter({
  name: 'homiq_limit_hits_total',
  help: 'Requests over a limit, by the name in the limits.ts of a district.',
  labelNames: ['limit'] as const,
  registers,
})

export const requestsShed = new Counter({
  name: 'homiq_requests_shed_total',
  help: 'Requests refused with 503, by what was full or too slow.',
  labelNames: ['reason'] as const,
  registers,
})

export const databaseErrors = new Counter({
  name: 'homiq_database_errors_total',
  help: 'Statements that failed, by SQLSTATE or the name of the failure.',
  labelNames: ['code'] as const,
  registers,
})

export const mailReplies = new Counter({
  name: 'homiq_mail_replies_total',
  help: 'Mails to conversations, by whether they were taken, dropped as automatic, or refused with a code of SMTP.',
  labelNames: ['result'] as const,
  registers,
})

export const jobRuns = new Counter({
  name: 'homiq_job_runs_total',
  help: 'Work beside the web, by its name and whether it was done, failed and is tried again, or was given up.',
  // Prometheus has a label `job` of its own.
  labelNames: ['name', 'result'] as const,
  registers,
})

// Exported from the start, or the first one would not show up as an increase.
databaseErrors.inc({ code: 'other' }, 0)

/** A gauge whose value is read when metrics are collected. */
export function registerGauge(
  name: string,
  help: string,
  read: () => number | Promise<number>,
): void {
  registry.removeSingleMetric(name)
  new Gauge({
    name,
    help,
    registers,
    async collect() {
      // Leaves out values that cannot be read: one gauge must not hide the others.
      try {
        this.set(await read())
      } catch {
        this.remove()
      }
    },
  })
}
