import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { log } from '#server/platform/log/log.ts'
import { UnavailableError } from '#server/platform/runtime/unavailable.ts'
import { isTimeout, RETRY_AFTER_SECONDS } from './unavailable.ts'

const PROBE_TIMEOUT_MS = 1_000
const PROBE_INTERVAL_MS = 500

/** The server did not respond to others, so nothing was sent to it. */
class DatabaseSilentError extends UnavailableError {
  override readonly name = 'DatabaseSilentError'
  /** SQLSTATE of a connection that failed. */
  readonly code = '08006'
  constructor() {
    super('The database does not answer.', RETRY_AFTER_SECONDS)
  }
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void

/**
 * A pool with a circuit breaker. After a timeout (the machine hangs, the network is down) callers fail
 * immediately instead of waiting for the same timeout. When the server responds to a probe, the pool
 * continues with new connections, because the old ones may be dead.
 */
export class GuardedPool extends pg.Pool {
  #isSilent = false
  #hasEnded = false
  /** Connections from before the server was last silent. */
  #stale = new WeakSet<pg.PoolClient>()
  #known = new Set<pg.PoolClient>()
  /** Callbacks of callers that wait for a connection. */
  readonly #waiting = new Set<() => void>()
  readonly #options: pg.PoolConfig

  constructor(options: pg.PoolConfig) {
    super(options)
    this.#options = options
    this.on('connect', (client) => this.#known.add(client))
    this.on('remove', (client) => this.#known.delete(client))
    this.on('release', (error) => this.#handleError(error))
  }

  async #handleError(error: unknown): Promise<void> {
    if (!isTimeout(error) || this.#isSilent || this.#hasEnded) return
    this.#isSilent = true
    const start = performance.now()
    for (const client of this.#known) this.#stale.add(client)
    for (const giveUp of this.#waiting) giveUp()
    log.error('The database does not answer. What needs it is 503 until it does.')
    while (this.#isSilent && !this.#hasEnded) {
      await setTimeout(PROBE_INTERVAL_MS, undefined, { ref: false })
      this.#isSilent = !(await isResponding(this.#options))
    }
    if (this.#hasEnded) return
    const seconds = Math.round((performance.now() - start) / 1000)
    log.warn({ seconds }, 'The database answers again.')
  }

  async #connectFresh(): Promise<pg.PoolClient> {
    for (;;) {
      if (this.#isSilent) throw new DatabaseSilentError()
      const client = await this.#connectUnlessSilent()
      if (!this.#stale.has(client)) return client
      client.release(true)
    }
  }

  /** @throws {DatabaseSilentError} if the server turns out to be silent in the meantime */
  #connectUnlessSilent(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      let hasGivenUp = false
      const giveUp = () => {
        hasGivenUp = true
        reject(new DatabaseSilentError())
      }
      this.#waiting.add(giveUp)
      super
        .connect()
        .then(
          (client) => {
            if (hasGivenUp) client.release()
            else resolve(client)
          },
          (error) => {
            this.#handleError(error)
            reject(error)
          },
        )
        .finally(() => this.#waiting.delete(giveUp))
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    const connecting = this.#connectFresh()
    if (connected === undefined) return connecting
    connecting.then(
      (client) => connected(undefined, client, client.release),
      (error) => connected(error, undefined, () => {}),
    )
    return undefined
  }

  override async end(): Promise<void> {
    this.#hasEnded = true
    await super.end()
  }
}

/** Any response counts, even a refusal. */
async function isResponding(options: pg.PoolConfig): Promise<boolean> {
  const client = new pg.Client({
    ...options,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError
  } finally {
    client.end().catch(() => {})
  }
}
