import type { Pool } from 'pg'
import type { QueueState } from '#server/http/limits/fair-queue.ts'
import { observe } from '#server/metrics/metrics.ts'

/** What of the site is measured whenever metrics are read. */
export interface MeasuredSite {
  readonly pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  readonly renders: QueueState
  /** `null` where this server hashes no passwords. */
  readonly passwords: QueueState | null
  readonly mail: () => Promise<{ readonly waiting: number; readonly undeliverable: number }>
  readonly index: () => {
    readonly listings: number
    readonly isComplete: boolean
    /** Since the index was last found to be in step with the database. */
    readonly secondsSincePoll: number
  }
}

/** Reports the site's own numbers beside those of the process. */
export function measureSite({ pool, renders, passwords, mail, index }: MeasuredSite): void {
  observe('homiq_db_pool_connections', 'Connections to the database.', () => pool.totalCount)
  observe('homiq_db_pool_idle', 'Connections that nothing uses now.', () => pool.idleCount)
  observe('homiq_db_pool_waiting', 'Statements that wait for one.', () => pool.waitingCount)
  observe('homiq_render_queue_length', 'Pages that wait for their turn.', renders.pendingCount)
  observe('homiq_password_queue_length', 'Passwords that wait to be hashed.', () =>
    passwords === null ? 0 : passwords.pendingCount(),
  )
  const counts = sharedFor(mail, MAIL_COUNTS_KEPT_MS)
  observe('homiq_mail_waiting', 'Messages that are not delivered yet.', async () => {
    return (await counts()).waiting
  })
  observe('homiq_mail_undeliverable', 'Messages that are tried no more.', async () => {
    return (await counts()).undeliverable
  })
  observe('homiq_index_listings', 'Homes in the search index.', () => index().listings)
  observe('homiq_index_complete', '1 when all homes are in it, with their words.', () =>
    Number(index().isComplete),
  )
  observe(
    'homiq_index_age_seconds',
    'Since it was last in step with the database.',
    () => index().secondsSincePoll,
  )
}

/** Two gauges of one reading ask the database once, in milliseconds. */
const MAIL_COUNTS_KEPT_MS = 1_000

function sharedFor<T>(read: () => Promise<T>, ms: number): () => Promise<T> {
  let known: { readonly at: number; readonly value: Promise<T> } | undefined
  return () => {
    const now = performance.now()
    if (known === undefined || now - known.at > ms) known = { at: now, value: read() }
    return known.value
  }
}
