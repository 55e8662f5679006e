import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { findServer, splitHosts } from '#server/platform/db/pool/find-server.ts'
import { postgresOptions } from '#server/platform/db/pool/postgres-pool.ts'
import { log } from '#server/platform/log/log.ts'
import { runPeriodically } from '#server/platform/runtime/run-periodically.ts'

/** Channels of PostgreSQL. Of `homiq_listings` a trigger tells, as soon as a change is committed. */
const TOPICS = ['homiq_listings', 'homiq_messages', 'homiq_shortlists'] as const
type Topic = (typeof TOPICS)[number]

/** How often the connection is tried, and looked for when it is lost. */
const CHECK_MS = 1_000
const TIMEOUT_MS = 2_000

/** What processes tell each other. It may be lost, so whoever needs it also looks for it. */
export interface Announcements {
  /**
   * Hears what other processes say.
   *
   * @returns tells them
   */
  readonly join: <News>(topic: Topic, hear: (news: News) => void) => (news: News) => void
}

/** For the embedded database, which belongs to one process. */
export const NO_ANNOUNCEMENTS: Announcements = { join: () => () => {} }

/**
 * Listens and notifies on one connection of its own, so that neither waits for statements of others.
 *
 * @param databaseUrl past a pooler, which would forget who listens
 */
export function openAnnouncements(
  databaseUrl: string,
  checkMs = CHECK_MS,
): Announcements & { readonly stop: () => Promise<void> } {
  const urls = splitHosts(databaseUrl)
  const self = randomUUID()
  const listeners = new Map<string, (news: never) => void>()
  let connection: pg.Client | null = null
  let waiting: { topic: Topic; payload: string }[] = []
  let isSending = false

  function hear({ channel, payload }: pg.Notification): void {
    const [from, news] = payload ? JSON.parse(payload) : []
    if (from !== self) listeners.get(channel)?.(news as never)
  }

  async function connect(): Promise<pg.Client> {
    const url = await findServer(urls, 'primary', {})
    const options = { connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS }
    const client = new pg.Client({ ...postgresOptions(url ?? databaseUrl), ...options })
    // The next check finds out.
    client.on('error', () => {})
    client.on('notification', hear)
    try {
      await client.connect()
      await client.query(TOPICS.map((topic) => `listen ${topic}`).join('; '))
      return client
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
  }

  async function check(signal: AbortSignal): Promise<void> {
    connection ??= await connect()
    try {
      if (!signal.aborted) await connection.query('select 1')
    } catch (error) {
      connection.end().catch(() => {})
      connection = null
      throw error
    }
  }

  /** What is said meanwhile goes out together. */
  async function send(): Promise<void> {
    if (isSending) return
    isSending = true
    while (connection !== null && waiting.length > 0) {
      const [topics, payloads] = [waiting.map((it) => it.topic), waiting.map((it) => it.payload)]
      waiting = []
      await connection
        .query(
          'select pg_notify(topic, payload) from unnest($1::text[], $2::text[]) _ (topic, payload)',
          [topics, payloads],
        )
        .catch((err) =>
          log.warn({ err }, 'Other processes were not told; they look by themselves.'),
        )
    }
    isSending = false
  }

  const checks = runPeriodically(check, {
    name: 'announcements',
    intervalMs: checkMs,
    failure: 'Other processes cannot be heard; it is tried again in a second.',
  })
  return {
    join(topic, listener) {
      listeners.set(topic, listener)
      return (news) => {
        if (connection === null) return
        waiting.push({ topic, payload: JSON.stringify([self, news]) })
        send()
      }
    },
    async stop() {
      await checks.stop()
      await connection?.end()
    },
  }
}
