import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { registry } from '#server/metrics/metrics.ts'
import type { Readiness } from './readiness.ts'

const NO_STORE = { 'Cache-Control': 'no-store' }

export interface ProbeOptions {
  readonly readiness: Pick<Readiness, 'report'>
  /** Whoever has it may read `/metrics` at the site itself; without one nobody may. */
  readonly metricsToken?: string | undefined
}

/**
 * What balancers and supervisors ask: `/livez`, whether this process works at all (if not, start it
 * anew); `/readyz`, whether it should be sent requests now; `/metrics`, for who has the token.
 */
export function probeRoutes({ readiness, metricsToken }: ProbeOptions): Hono {
  const app = new Hono()
  app.get('/livez', (c) => c.json({ status: 'ok' }, 200, NO_STORE))
  app.get('/readyz', async (c) => {
    const { ready, checks } = await readiness.report()
    const status = ready ? 'ok' : 'unavailable'
    const headers = ready ? NO_STORE : { ...NO_STORE, 'Retry-After': '5' }
    return c.json({ status, checks }, ready ? 200 : 503, headers)
  })
  app.get('/metrics', async (c) => {
    if (!metricsToken || !isEqual(c.req.header('Authorization') ?? '', `Bearer ${metricsToken}`)) {
      return c.text('There is nothing here.', 404, NO_STORE)
    }
    return metricsAnswer()
  })
  app.all('*', (c) => c.text('This can only be read.', 405, { Allow: 'GET, HEAD', ...NO_STORE }))
  return app
}

/** `/metrics` on a port of its own, which only who watches the site can reach. */
export function metricsRoutes(): Hono {
  const app = new Hono()
  app.get('/metrics', metricsAnswer)
  app.all('*', (c) => c.text('There is nothing here but /metrics.', 404))
  return app
}

async function metricsAnswer(): Promise<Response> {
  const headers = { ...NO_STORE, 'Content-Type': registry.contentType }
  return new Response(await registry.metrics(), { headers })
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
