import pg from 'pg'
import { log } from '#server/log/log.ts'
import { UnavailableError } from '#server/runtime/unavailable.ts'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'
import { isTimeout, RETRY_AFTER_SECONDS } from './unavailable.ts'

/** How long a probe waits for its answer, and how long it is waited until the next, in ms. */
const PROBE_MS = 1_000
const PROBE_EVERY_MS = 500

/** The server has not answered lately, so it was not asked. */
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
 * A pool that asks a server no more once that has been silent for too long (a machine that hangs, a
 * network that is away): whoever comes is told at once, instead of waiting for the same silence.
 * When the server answers a probe, all goes on with new connections; old ones may lead nowhere.
 */
export class GuardedPool extends pg.Pool {
  readonly #breaker: CircuitBreaker
  /** Connections from before the last silence. */
  #stale = new WeakSet<pg.PoolClient>()
  #known = new Set<pg.PoolClient>()

  constructor(options: pg.PoolConfig) {
    super(options)
    let silentSince = 0
    this.#breaker = createCircuitBreaker({
      probe: () => probe(options),
      probeEveryMs: PROBE_EVERY_MS,
      onOpen: () => {
        silentSince = performance.now()
        for (const client of this.#known) this.#stale.add(client)
        log.error('The database does not answer. What needs it is 503 until it does.')
      },
      onClose: () => {
        const seconds = Math.round((performance.now() - silentSince) / 1000)
        log.warn({ seconds }, 'The database answers again.')
      },
    })
    this.on('connect', (client) => this.#known.add(client))
    this.on('remove', (client) => this.#known.delete(client))
    this.on('release', (error) => this.#note(error))
  }

  #note(error: unknown): void {
    if (isTimeout(error)) this.#breaker.open()
  }

  async #connectWhileAnswered(): Promise<pg.PoolClient> {
    for (;;) {
      if (this.#breaker.isOpen()) throw new DatabaseSilentError()
      const client = await this.#connectUnlessSilent()
      if (!this.#stale.has(client)) return client
      client.release(true)
    }
  }

  /** A connection, unless the server turns out to be silent while it is waited for. */
  #connectUnlessSilent(): Promise<pg.PoolClient> {
    const opening = this.#breaker.nextOpening()
    return new Promise((resolve, reject) => {
      const giveUp = () => reject(new DatabaseSilentError())
      opening.addEventListener('abort', giveUp)
      super
        .connect()
        .then(
          (client) => {
            if (opening.aborted) client.release()
            else resolve(client)
          },
          (error) => {
            this.#note(error)
            reject(error)
          },
        )
        .finally(() => opening.removeEventListener('abort', giveUp))
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    const connecting = this.#connectWhileAnswered()
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

/** Resolves when the server says anything, be it a refusal. */
async function probe(options: pg.PoolConfig): Promise<void> {
  const client = new pg.Client({
    ...options,
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
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
