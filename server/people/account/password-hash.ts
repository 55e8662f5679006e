import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createFairQueue, type QueueLimits } from '#server/platform/http/limits/fair-queue.ts'

/** scrypt's parameters: 2^`ln` blocks of `r` × 128 bytes, `p` times. */
export interface PasswordCost {
  readonly ln: number
  readonly r: number
  readonly p: number
}

/** OWASP's password storage cheat sheet for scrypt: 64 MiB, two iterations (2026). */
export const OWASP_COST: PasswordCost = { ln: 16, r: 8, p: 2 }

/**
 * Leaves one processor to other work, and uses at most twice 64 MiB. A flood is rejected instead of
 * queued. Five people behind one IP can still sign in within the same second.
 */
const queueLimits = (processors: number): QueueLimits => ({
  name: 'password',
  concurrency: Math.min(2, Math.max(1, processors - 1)),
  maxWaiting: 100,
  maxWaitingPerClient: 3,
  maxWaitMs: 2_000,
})

const SALT_BYTES = 16
const HASH_BYTES = 32

const PHC = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/

/** `client` is from `getClientIp`, for the fair queue. */
export type PasswordHasher = ReturnType<typeof createPasswordHasher>

/**
 * Hashes passwords with scrypt, normalized to NFKC, so that keyboards that compose characters
 * differently give the same hash.
 */
export function createPasswordHasher(
  cost: PasswordCost = OWASP_COST,
  processors = availableParallelism(),
) {
  const queue = createFairQueue(queueLimits(processors))
  const derive = (
    client: string,
    password: string,
    salt: Buffer,
    saltCost: PasswordCost,
    bytes: number,
  ) => queue.run(client, () => scryptKey(password, salt, saltCost, bytes))

  /**
   * @returns a salted hash in PHC string format
   * @throws {QueueBusyError}
   */
  async function hash(password: string, client: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES)
    const key = await derive(client, password, salt, cost, HASH_BYTES)
    return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${toUnpaddedBase64(salt)}$${toUnpaddedBase64(key)}`
  }

  return {
    hash,
    queue,
    /**
     * Takes as long without a stored hash, so that the timing does not reveal whether there is an
     * account. The hash should be replaced if the cost has risen.
     *
     * @throws {QueueBusyError}
     */
    async check(password: string, stored: string | null, client: string) {
      const [, ln, r, p, salt, key] = stored === null ? [] : (PHC.exec(stored) ?? [])
      if (salt === undefined || key === undefined) {
        await derive(client, password, randomBytes(SALT_BYTES), cost, HASH_BYTES)
        return { isCorrect: false, needsRehash: false }
      }
      const storedCost = { ln: Number(ln), r: Number(r), p: Number(p) }
      const expected = Buffer.from(key, 'base64')
      const actual = await derive(
        client,
        password,
        Buffer.from(salt, 'base64'),
        storedCost,
        expected.length,
      )
      const needsRehash =
        storedCost.ln !== cost.ln || storedCost.r !== cost.r || storedCost.p !== cost.p
      return { isCorrect: timingSafeEqual(actual, expected), needsRehash }
    },
  }
}

function scryptKey(
  password: string,
  salt: Buffer,
  { ln, r, p }: PasswordCost,
  bytes: number,
): Promise<Buffer> {
  const N = 2 ** ln
  const options = { N, r, p, maxmem: 256 * N * r }
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, bytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}

const toUnpaddedBase64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
