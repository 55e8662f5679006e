import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { createRateLimit, limitByIp } from './rate-limit.ts'

it('counts by key', async () => {
  const limit = createRateLimit({ points: 2, duration: 60 })
  expect([await limit.take('a'), await limit.take('a'), await limit.take('a')]).toEqual([
    true,
    true,
    false,
  ])
  expect(await limit.take('b')).toBe(true)
})

it('allows as many more requests as were refunded or forgotten', async () => {
  const limit = createRateLimit({ points: 1, duration: 60 })
  await limit.take('a')
  await limit.refund('a')
  expect(await limit.take('a')).toBe(true)
  expect(await limit.take('a')).toBe(false)
  await limit.reset('a')
  expect(await limit.take('a')).toBe(true)
})

it('counts concurrent requests', async () => {
  const limit = createRateLimit({ points: 10, duration: 60 })
  const taken = await Promise.all(Array.from({ length: 100 }, () => limit.take('a')))
  expect(taken.filter(Boolean)).toHaveLength(10)
})

it('answers excess requests with the time of the next try', async () => {
  const app = new Hono()
  app.use(limitByIp({ points: 1, duration: 60 }, (c) => c.req.header('From') ?? ''))
  app.get('/', (c) => c.text('here'))
  const ask = (from: string) => app.request('/', { headers: { From: from } })
  expect((await ask('a')).status).toBe(200)
  const refused = await ask('a')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await ask('b')).status).toBe(200)
})
