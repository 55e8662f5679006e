import type { Pool } from 'pg'
import type { QueueState } from '#server/platform/http/limits/fair-queue.ts'
import { registerGauge } from '#server/platform/metrics.ts'

/** Sources of the gauges, read whenever metrics are collected. */
export interface SiteGaugeSources {
  readonly pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  readonly renders: QueueState
  /** `null` where an external identity provider is configured. */
  readonly passwords: QueueState | null
  readonly mail: () => Promise<{ readonly waiting: number; readonly undeliverable: number }>
  readonly pictureSpace: () => Promise<number>
  readonly index: () => {
    readonly listings: number
    readonly isComplete: boolean
    /** Since the index was last found to be up to date. */
    readonly secondsSincePoll: number
  }
}

export function registerSiteGauges({
  pool,
  renders,
  passwords,
  mail,
  pictureSpace,
  index,
}: SiteGaugeSources): void {
  registerGauge('homiq_db_pool_connections', 'Connections to the database.', () => pool.totalCount)
  registerGauge('homiq_db_pool_idle', 'Connections that nothing uses now.', () => pool.idleCount)
  registerGauge('homiq_db_pool_waiting', 'Statements that wait for one.', () => pool.waitingCount)
  registerGauge(
    'homiq_render_queue_length',
    'Pages that wait for their turn.',
    renders.pendingCount,
  )
  registerGauge('homiq_password_queue_length', 'Passwords that wait to be hashed.', () =>
    passwords === null ? 0 : passwords.pendingCount(),
  )
  const counts = cacheFor(mail, MAIL_COUNTS_TTL_MS)
  registerGauge('homiq_mail_waiting', 'Messages that are not delivered yet.', async () => {
    return (await counts()).waiting
  })
  registerGauge('homiq_mail_undeliverable', 'Emails that are not tried again.', async () => {
    return (await counts()).undeliverable
  })
  registerGauge(
    'homiq_picture_space_bytes',
    'What pictures may still take of the disk of the data folder; 0 or less if none are received.',
    pictureSpace,
  )
  registerGauge('homiq_index_listings', 'Homes in the search index.', () => index().listings)
  registerGauge('homiq_index_complete', '1 when all homes are in it, with their words.', () =>
    Number(index().isComplete),
  )
  registerGauge(
    'homiq_index_age_seconds',
    'Since it was last in step with the database.',
    () => index().secondsSincePoll,
  )
}

/** Two gauges of one collection share one query. */
const MAIL_COUNTS_TTL_MS = 1_000

function cacheFor<T>(read: () => Promise<T>, ms: number): () => Promise<T> {
  let cached: { readonly at: number; readonly value: Promise<T> } | undefined
  return () => {
    const now = performance.now()
    if (cached === undefined || now - cached.at > ms) cached = { at: now, value: read() }
    return cached.value
  }
}
