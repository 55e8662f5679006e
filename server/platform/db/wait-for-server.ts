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

/** None of several servers has the role yet. */
class NoServerError extends Error {}

interface WaitOptions {
  readonly role?: ServerRole
  readonly connectTimeoutMs?: number
}

/**
 * Waits for a server, of several for the first that has the role.
 *
 * @returns its URL
 * @throws if there is no server, or none that accepts a connection or has the role within 30 s
 */
export async function waitForServer(
  urls: readonly string[],
  { role = 'primary', connectTimeoutMs = CONNECT_TIMEOUT_MS }: WaitOptions = {},
): Promise<string> {
  const deadline = performance.now() + MAX_STARTUP_MS
  let isLogged = false
  for (;;) {
    const started = performance.now()
    try {
      return await (urls.length === 1
        ? tryOnly(urls[0] ?? '', connectTimeoutMs)
        : tryAll(urls, role))
    } catch (error) {
      const isStarting = error instanceof pg.DatabaseError && error.code === CANNOT_CONNECT_NOW
      // A starting process is still importing modules. On a busy machine this can delay reading a
      // response until after the timer fires, although it came in time.
      const hasTimedOut = performance.now() - started >= connectTimeoutMs
      const isLater = isStarting || hasTimedOut || error instanceof NoServerError
      if (!isLater || performance.now() > deadline) throw error
    }
    if (!isLogged) log.info('PostgreSQL does not respond yet; this start waits for it.')
    isLogged = true
    await setTimeout(RETRY_INTERVAL_MS)
  }
}

async function tryOnly(url: string, connectionTimeoutMillis: number): Promise<string> {
  const client = new pg.Client({ ...postgresOptions(url), connectionTimeoutMillis })
  await client.connect()
  await client.end()
  return url
}

async function tryAll(urls: readonly string[], role: ServerRole): Promise<string> {
  const url = await findServer(urls, role, postgresOptions(''))
  if (url !== null) return url
  throw new NoServerError(
    `none of its ${urls.length} hosts ${role === 'any' ? 'answers' : 'takes writes'}`,
  )
}
