import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { registry } from '#server/platform/metrics.ts'
import type { Readiness } from './readiness.ts'

const NO_STORE = { 'Cache-Control': 'no-store' }

export interface ProbeOptions {
  readonly readiness: Pick<Readiness, 'report'>
  /** The token for `/metrics` on the site's own port; without one it is not served there. */
  readonly metricsToken?: string | undefined
}

/**
 * `/livez`: whether the process works (if not, restart it). `/readyz`: whether it should get
 * requests. `/metrics`: with the token.
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
    return metricsResponse()
  })
  app.all('*', (c) => c.text('This can only be read.', 405, { Allow: 'GET, HEAD', ...NO_STORE }))
  return app
}

/** `/metrics` on a port of its own, which only monitoring can reach. */
export function metricsRoutes(): Hono {
  const app = new Hono()
  app.get('/metrics', metricsResponse)
  app.all('*', (c) => c.text('There is nothing here but /metrics.', 404))
  return app
}

async function metricsResponse(): Promise<Response> {
  const headers = { ...NO_STORE, 'Content-Type': registry.contentType }
  return new Response(await registry.metrics(), { headers })
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
