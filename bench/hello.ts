import { serve } from '@hono/node-server'
import { Hono } from 'hono'

// The least that this stack can do: what every page is compared with.
const app = new Hono()
app.get('/', (c) => c.text('Hello!'))
serve({ fetch: app.fetch, port: 0, hostname: 'localhost' }, ({ port }) =>
  console.log(`Hello is at http://localhost:${port}`),
)
