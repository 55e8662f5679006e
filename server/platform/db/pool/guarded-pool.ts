import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { log } from '#server/platform/log/log.ts'
import { UnavailableError } from '#server/platform/runtime/unavailable.ts'
import { findServer, type ServerRole } from './find-server.ts'
import { QueryError } from './query-error.ts'
import { isServerLost, isTimeout, RETRY_AFTER_SECONDS } from './unavailable.ts'

const PROBE_INTERVAL_MS = 500
const MAX_READER_WAIT_MS = 3_000

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

/** The servers of a pool: it uses the first that has the role, until that one is lost. */
export interface PoolServers {
  /** One URL for each server. */
  readonly urls: readonly string[]
  readonly role: ServerRole
}

/**
 * A pool with a circuit breaker. After a timeout (the machine hangs, the network is down) callers fail
 * immediately instead of waiting for the same timeout. When the server responds to a probe, the pool
 * continues with new connections, because the old ones may be dead. Of several servers it then takes the one
 * that has the role now, and it also looks for that when a server refuses, for example as it became a standby.
 */
export class GuardedPool extends pg.Pool {
  #isSilent = false
  #hasEnded = false
  /** Connections from before the server was last silent. */
  #stale = new WeakSet<pg.PoolClient>()
  #known = new Set<pg.PoolClient>()
  /** Callbacks of callers that wait for a connection. */
  readonly #waiting = new Set<() => void>()
  readonly #servers: PoolServers

  constructor(options: pg.PoolConfig, servers: PoolServers) {
    super(options)
    this.#servers = servers
    this.on('connect', (client) => this.#known.add(client))
    this.on('remove', (client) => this.#known.delete(client))
    this.on('release', (error) => this.#handleError(error))
    this.on('error', (error) => this.#handleError(error))
  }

  async #handleError(failure: unknown): Promise<void> {
    const error = failure instanceof QueryError ? failure.cause : failure
    const { urls, role } = this.#servers
    const isLost = urls.length > 1 ? isServerLost(error) : isTimeout(error)
    if (!isLost || this.#isSilent || this.#hasEnded) return
    this.#isSilent = true
    const start = performance.now()
    for (const client of this.#known) this.#stale.add(client)
    for (const giveUp of this.#waiting) giveUp()
    log.error('The database does not answer. What needs it is 503 until it does.')
    while (this.#isSilent && !this.#hasEnded) {
      await setTimeout(PROBE_INTERVAL_MS, undefined, { ref: false })
      const url = await findServer(urls, role, this.options)
      if (url === null) continue
      this.options.connectionString = url
      this.#isSilent = false
    }
    if (this.#hasEnded) return
    const seconds = Math.round((performance.now() - start) / 1000)
    log.warn({ seconds }, 'The database answers again.')
  }

  /** Readers wait for another server, which mostly answers within a second; whoever writes has to try again. */
  async #waitForReader(): Promise<void> {
    const { urls, role } = this.#servers
    const deadline = performance.now() + MAX_READER_WAIT_MS
    while (this.#isSilent && urls.length > 1 && role === 'any' && performance.now() < deadline)
      await setTimeout(PROBE_INTERVAL_MS / 5)
  }

  async #connectFresh(): Promise<pg.PoolClient> {
    for (;;) {
      await this.#waitForReader()
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
