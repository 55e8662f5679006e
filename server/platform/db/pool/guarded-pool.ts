import pg from 'pg'
import { log } from '#server/platform/log/log.ts'
import { UnavailableError } from '#server/platform/runtime/unavailable.ts'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'
import { isTimeout, RETRY_AFTER_SECONDS } from './unavailable.ts'

const PROBE_TIMEOUT_MS = 1_000
const PROBE_INTERVAL_MS = 500

/** The breaker is open, so nothing was sent to the server. */
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
  readonly #breaker: CircuitBreaker
  /** Connections from before the breaker last opened. */
  #stale = new WeakSet<pg.PoolClient>()
  #known = new Set<pg.PoolClient>()
  /** Callbacks of callers that wait for a connection. */
  readonly #waiting = new Set<() => void>()

  constructor(options: pg.PoolConfig) {
    super(options)
    let silentSince = 0
    this.#breaker = createCircuitBreaker({
      probe: () => probe(options),
      probeIntervalMs: PROBE_INTERVAL_MS,
      onOpen: () => {
        silentSince = performance.now()
        for (const client of this.#known) this.#stale.add(client)
        for (const giveUp of this.#waiting) giveUp()
        log.error('The database does not answer. What needs it is 503 until it does.')
      },
      onClose: () => {
        const seconds = Math.round((performance.now() - silentSince) / 1000)
        log.warn({ seconds }, 'The database answers again.')
      },
    })
    this.on('connect', (client) => this.#known.add(client))
    this.on('remove', (client) => this.#known.delete(client))
    this.on('release', (error) => this.#openOnTimeout(error))
  }

  #openOnTimeout(error: unknown): void {
    if (isTimeout(error)) this.#breaker.open()
  }

  async #connectFresh(): Promise<pg.PoolClient> {
    for (;;) {
      if (this.#breaker.isOpen()) throw new DatabaseSilentError()
      const client = await this.#connectUnlessOpened()
      if (!this.#stale.has(client)) return client
      client.release(true)
    }
  }

  /** @throws {DatabaseSilentError} if the breaker opens in the meantime */
  #connectUnlessOpened(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      let hasOpened = false
      const giveUp = () => {
        hasOpened = true
        reject(new DatabaseSilentError())
      }
      this.#waiting.add(giveUp)
      super
        .connect()
        .then(
          (client) => {
            if (hasOpened) client.release()
            else resolve(client)
          },
          (error) => {
            this.#openOnTimeout(error)
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
    this.#breaker.stop()
    await super.end()
  }
}

/** Any response counts, even a refusal. */
async function probe(options: pg.PoolConfig): Promise<void> {
  const client = new pg.Client({
    ...options,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
  } finally {
    client.end().catch(() => {})
  }
}
