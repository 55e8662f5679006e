import { createHmac, randomBytes } from 'node:crypto'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { RedisClientType } from '@redis/client'
import { log } from '#server/platform/log/log.ts'
import { withDeadline } from '#server/platform/runtime/deadline.ts'

/** How long a request may wait for Redis. */
const DEADLINE_MS = 200

/** How long nobody asks again after one was not answered in time. */
const PAUSE_MS = 1_000

const RECONNECT_MS = 500

let client: RedisClientType | null = null
let pausedUntil = 0
let isUp: boolean | undefined
/** Without it nobody can tell the IPs and accounts in keys: it is in none of the stored data. */
let secret: string | Buffer = randomBytes(32)

function note(isUpNow: boolean, err?: unknown): void {
  if (isUpNow && isUp !== true) log.info('Redis answers.')
  if (!isUpNow && isUp !== false)
    log.error({ err }, 'Redis does not answer; each process counts limits for itself.')
  isUp = isUpNow
}

export const hashKey = (key: string): string =>
  createHmac('sha256', secret).update(key).digest('base64url')

async function giveUp(): Promise<never> {
  await setTimeout(DEADLINE_MS, undefined, { ref: false })
  // A busy process is late itself, so it first reads what has arrived.
  await setImmediate()
  throw new Error(`There was no answer within ${DEADLINE_MS} ms.`)
}

/**
 * What processes share. Not a dependency of any answer: while it is away, each process goes on by itself.
 *
 * @param ask is given up after 200 ms
 * @param otherwise for when there is no Redis, or it does not answer
 */
export async function askRedis<T>(
  ask: (redis: RedisClientType) => Promise<T>,
  otherwise: () => T | Promise<T>,
): Promise<T> {
  if (client?.isReady && performance.now() >= pausedUntil) {
    try {
      const answer = await Promise.race([ask(client), giveUp()])
      note(true)
      return answer
    } catch (error) {
      pausedUntil = performance.now() + PAUSE_MS
      note(false, error)
    }
  }
  return otherwise()
}

export type Redis = Awaited<ReturnType<typeof connectRedis>>

/** Connects, and keeps connecting. Resolves also when nothing answers. */
export async function connectRedis(url: string) {
  // A process without Redis does not load it.
  const { createClient } = await import('@redis/client')
  const redis: RedisClientType = createClient({
    url,
    disableOfflineQueue: true,
    // A server that hangs is noticed, and connected to anew.
    pingInterval: 1_000,
    socket: {
      connectTimeout: 1_000,
      socketTimeout: 3_000,
      reconnectStrategy: () => RECONNECT_MS,
    },
  })
  redis.on('ready', () => note(true))
  redis.on('error', (error) => note(false, error))
  client = redis
  secret = decodeURIComponent(new URL(url).password)
  await withDeadline(redis.connect(), 2 * RECONNECT_MS, 'Redis').catch(() => {})
  return {
    isUp: () => isUp === true,
    stop() {
      if (client === redis) client = null
      if (redis.isOpen) redis.destroy()
    },
  }
}
