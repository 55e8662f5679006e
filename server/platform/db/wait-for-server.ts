import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { log } from '#server/platform/log/log.ts'
import { findServer, type ServerRole } from './pool/find-server.ts'
import { postgresOptions } from './pool/postgres-pool.ts'

/** The timeout of one attempt. */
const CONNECT_TIMEOUT_MS = 10_000

/** A starting server may be recovering from a crash. */
const MAX_STARTUP_MS = 30_000
const RETRY_INTERVAL_MS = 500

/** SQLSTATE of a server that is starting or stopping. */
const CANNOT_CONNECT_NOW = '57P03'

/**
 * Waits for one of several servers that has the role.
 *
 * @returns its URL
 * @throws if there is none within 30 s
 */
export async function waitForRole(urls: readonly string[], role: ServerRole): Promise<string> {
  const deadline = performance.now() + MAX_STARTUP_MS
  for (;;) {
    const url = await findServer(urls, role, postgresOptions(''))
    if (url !== null) return url
    if (performance.now() > deadline)
      throw new Error(
        `none of its ${urls.length} hosts ${role === 'any' ? 'answers' : 'takes writes'}`,
      )
    await setTimeout(RETRY_INTERVAL_MS)
  }
}

/** @throws if there is no server, or none that accepts a connection within 30 s */
export async function waitForServer(
  url: string,
  { connectTimeoutMs = CONNECT_TIMEOUT_MS }: { readonly connectTimeoutMs?: number } = {},
): Promise<void> {
  const deadline = performance.now() + MAX_STARTUP_MS
  let isLogged = false
  for (;;) {
    const started = performance.now()
    const client = new pg.Client({
      ...postgresOptions(url),
      connectionTimeoutMillis: connectTimeoutMs,
    })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      const isStarting = error instanceof pg.DatabaseError && error.code === CANNOT_CONNECT_NOW
      // A starting process is still importing modules. On a busy machine this can delay reading a
      // response until after the timer fires, although it came in time.
      const hasTimedOut = performance.now() - started >= connectTimeoutMs
      if (!(isStarting || hasTimedOut) || performance.now() > deadline) throw error
    }
    if (!isLogged) log.info('PostgreSQL does not respond yet; this start waits for it.')
    isLogged = true
    await setTimeout(RETRY_INTERVAL_MS)
  }
}
