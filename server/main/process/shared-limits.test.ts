import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findRedis } from '#scripts/test/redis.ts'
import { type RedisServer, startRedis } from '#scripts/test/redis-server.ts'
import { LIMITS } from '#server/platform/http/limits/limits.ts'
import { requireBuild } from '#test/site/built-app.ts'
import { createTestServer, type TestServer } from '#test/site/test-server.ts'

const program = findRedis() ?? ''

describe.skipIf(program === '')('two processes with one Redis', () => {
  let redis: RedisServer
  const servers: TestServer[] = []
  beforeAll(async () => {
    requireBuild()
    redis = await startRedis(program)
    for (let n = 0; n < 2; n += 1) {
      const env = { REDIS_URL: redis.url, TRUSTED_PROXY: '1', METRICS_TOKEN: 'a-token-of-tests' }
      servers.push(await createTestServer(env))
    }
    await Promise.all(servers.map(({ start }) => start()))
  })
  afterAll(async () => {
    for (const { remove } of servers) await remove()
    await redis?.kill()
  })

  /** How many of twice the limit are answered, half of them by each process. */
  async function countAnswered(ip: string): Promise<number> {
    const { points } = LIMITS.files
    const statuses: number[] = []
    for (let n = 0; n < points; n += 1)
      for (const { url } of servers) {
        const response = await fetch(`${url}/robots.txt`, { headers: { 'X-Forwarded-For': ip } })
        statuses.push(response.status)
      }
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
    return statuses.filter((status) => status === 200).length
  }

  const read = async (path: string) => {
    const headers = { Authorization: 'Bearer a-token-of-tests' }
    const response = await fetch(`${servers[0]?.url}${path}`, { headers })
    return `${response.status} ${await response.text()}`
  }

  it('count a limit once; without it they count for themselves, and say so', async () => {
    expect(await countAnswered('192.0.2.1')).toBe(LIMITS.files.points)
    expect(await read('/readyz')).toMatch(/^200 .*"redis":"ok"/)
    expect(await read('/metrics')).toMatch(/^homiq_redis_up 1$/m)

    await redis.kill()
    await expect.poll(() => read('/readyz'), { timeout: 5_000 }).toMatch(/^200 .*"redis":"away"/)
    expect(await read('/metrics')).toMatch(/^homiq_redis_up 0$/m)
    expect(await countAnswered('192.0.2.2')).toBe(2 * LIMITS.files.points)

    await redis.start()
    await expect.poll(() => read('/readyz'), { timeout: 5_000 }).toMatch(/"redis":"ok"/)
    expect(await countAnswered('192.0.2.3')).toBe(LIMITS.files.points)
  })
})
