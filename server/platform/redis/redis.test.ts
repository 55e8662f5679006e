import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findRedis } from '#scripts/test/redis.ts'
import { type RedisServer, startRedis } from '#scripts/test/redis-server.ts'
import { createRateLimit } from '#server/platform/http/limits/rate-limit.ts'
import { connectRedis } from './redis.ts'
import { createRemembered } from './remembered.ts'

const program = findRedis() ?? ''
const LIMIT = { name: 'tried', points: 3, duration: 60 }
const REMEMBERED = { name: 'seen', max: 10, seconds: 60 }

describe.skipIf(program === '')('what two processes share in Redis', () => {
  let server: RedisServer
  let redis: Awaited<ReturnType<typeof connectRedis>>
  beforeAll(async () => {
    server = await startRedis(program)
    redis = await connectRedis(server.url)
  })
  afterAll(async () => {
    redis?.stop()
    await server?.kill()
  })

  // Each is what another process has: they share nothing but Redis.
  const two = () => [createRateLimit(LIMIT), createRateLimit(LIMIT)] as const

  it('is how often something was done', async () => {
    const [here, there] = two()
    const key = 'olena@example.com'
    expect([await here.take(key), await there.take(key), await here.take(key)]).toEqual([
      true,
      true,
      true,
    ])
    expect(await there.take(key)).toBe(false)
    await here.refund(key)
    await here.refund(key)
    expect(await there.take(key)).toBe(true)
    await here.reset(key)
    expect(await there.take(key)).toBe(true)
    expect(await there.take('another')).toBe(true)
  })

  it('is exact when many ask at once', async () => {
    const [here, there] = two()
    const asked = Array.from({ length: 100 }, (_, n) => (n % 2 ? here : there).take('at once'))
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(3)
  })

  it('is who was seen', async () => {
    const [here, there] = [createRemembered(REMEMBERED), createRemembered(REMEMBERED)]
    expect(await there.has('olena')).toBe(false)
    expect(await here.add('olena')).toBe(true)
    expect(await there.has('olena')).toBe(true)
    expect(await there.add('olena')).toBe(false)
  })

  it('is counted by each of them alone while Redis hangs, which makes nobody wait for long', async () => {
    const [here, there] = two()
    for (let n = 0; n < 3; n += 1) await here.take('hangs')
    server.sendSignal('SIGSTOP')
    const start = performance.now()
    const taken = await Promise.all(Array.from({ length: 20 }, () => there.take('hangs')))
    expect(taken.filter(Boolean)).toHaveLength(3)
    await there.take('hangs')
    expect(performance.now() - start).toBeLessThan(1_000)
    expect(redis.isUp()).toBe(false)
    server.sendSignal('SIGCONT')
    await expect.poll(() => there.take('others'), { timeout: 10_000 }).toBe(false)
    await expect.poll(() => here.take('up').then(redis.isUp), { timeout: 10_000 }).toBe(true)
    expect(await there.take('hangs')).toBe(false)
  })

  it('is forgotten, and then shared again, when Redis is killed and started again', async () => {
    const [here, there] = two()
    await server.kill()
    await expect.poll(redis.isUp, { timeout: 5_000 }).toBe(false)
    for (const limit of [here, there])
      expect([await limit.take('killed'), await limit.take('killed')]).toEqual([true, true])
    await server.start()
    await expect.poll(redis.isUp, { timeout: 10_000 }).toBe(true)
    for (let n = 0; n < 3; n += 1) expect(await here.take('killed')).toBe(true)
    expect(await there.take('killed')).toBe(false)
  })
})
