import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { IDEMPOTENCY_KEY } from '#domain/platform/idempotency-key.ts'
import { returnIdempotencyKey } from './return-key.ts'

const PUBLIC = 'public, s-maxage=60'
const app = new Hono()
app.use(returnIdempotencyKey)
app.get('*', (c) => c.text('a page', 200, { 'Cache-Control': PUBLIC }))

it('returns the key, and keeps such a response out of caches', async () => {
  const response = await app.request('/', { headers: { [IDEMPOTENCY_KEY]: 'a-1' } })
  expect(response.headers.get(IDEMPOTENCY_KEY)).toBe('a-1')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it.each([{}, { [IDEMPOTENCY_KEY]: 'a b' }])(
  'leaves a response without a key alone: %o',
  async (headers) => {
    const response = await app.request('/', { headers })
    expect(response.headers.has(IDEMPOTENCY_KEY)).toBe(false)
    expect(response.headers.get('cache-control')).toBe(PUBLIC)
  },
)
