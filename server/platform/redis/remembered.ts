import { LRUCache } from 'lru-cache'
import { askRedis, hashKey } from './redis.ts'

interface RememberedOptions {
  readonly name: string
  /** At most so many are kept in this process. */
  readonly max: number
  readonly seconds: number
}

/** Remembers hashes of keys for some time: in this process, and with a Redis in all. */
export function createRemembered({ name, max, seconds }: RememberedOptions) {
  const own = new LRUCache<string, true>({ max, ttl: seconds * 1000 })
  return {
    async has(key: string) {
      const hash = hashKey(key)
      if (own.has(hash)) return true
      return askRedis(
        async (redis) => (await redis.exists(`homiq:${name}:${hash}`)) > 0,
        () => false,
      )
    },
    /** @returns whether it is new */
    async add(key: string) {
      const hash = hashKey(key)
      const isNew = own.get(hash) === undefined
      if (isNew) own.set(hash, true)
      const isNewToAll = await askRedis(
        async (redis) => {
          const options = { condition: 'NX', expiration: { type: 'EX', value: seconds } } as const
          return (await redis.set(`homiq:${name}:${hash}`, '', options)) !== null
        },
        () => true,
      )
      return isNew && isNewToAll
    },
  }
}
