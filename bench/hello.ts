import { serve } from '@hono/node-server'
import { Hono } from 'hono'

// The baseline of the throughput benchmark.
const app = new Hono()
app.get('/', (c) => c.text('Hello!'))
serve({ fetch: app.fetch, port: 0, hostname: 'localhost' }, ({ port }) =>
  console.log(`Hello is at http://localhost:${port}`),
)
