import { join } from 'node:path'
import type { Context } from 'hono'
import {
  type Announcements,
  NO_ANNOUNCEMENTS,
  openAnnouncements,
} from './announcements/announcements.ts'
import type { Env } from './config/env.ts'
import { migrateDatabase } from './db/migrate.ts'
import type { Database } from './db/open.ts'
import { createFairQueue, type QueueLimits } from './http/limits/fair-queue.ts'
import { getClientIp } from './http/request/client-ip.ts'
import { createIsHttps } from './http/request/https.ts'
import { createMailer } from './mail/mailer.ts'
import { countSpool } from './mail/queries.ts'
import { registerGauge } from './metrics.ts'
import { openPictures } from './picture/open.ts'
import { pictureRoutes } from './picture/routes.ts'
import { connectRedis } from './redis/redis.ts'
import { createYieldToEventLoop } from './runtime/yield-to-event-loop.ts'
import type { OnStop } from './stops.ts'

/**
 * A page takes 2 ms of CPU time and waits for the database, so 16 at once keep both busy; the last
 * of 200 waiting ones starts within half a second.
 */
const RENDER_QUEUE: QueueLimits = {
  name: 'render',
  concurrency: 16,
  maxWaiting: 200,
  maxWaitingPerClient: 100,
  maxWaitMs: 5_000,
}

/** What every district is opened with. */
export type Platform = Awaited<ReturnType<typeof openPlatform>>

export interface PlatformOptions {
  readonly database: Database
  /** The build folder. */
  readonly build: string
  readonly onStop: OnStop
}

/** Migrates the database, and starts what serves pictures. */
export async function openPlatform(env: Env, { database, build, onStop }: PlatformOptions) {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) {
    const { openTelemetry } = await import('./telemetry/open-telemetry.ts')
    onStop(openTelemetry(env.OTEL_EXPORTER_OTLP_ENDPOINT))
  }
  await database.withoutDeadlines(migrateDatabase)
  const { orm: db, pool } = database
  const ips = { proxies: env.TRUSTED_PROXY, loopback: env.LOOPBACK_BUDGET }
  const clientIp = (c: Context) => getClientIp(c, ips)
  const announcements = listenToOthers(env, onStop)
  const redis = env.REDIS_URL === undefined ? null : await connectRedis(env.REDIS_URL)
  if (redis !== null) onStop(redis.stop)
  const yieldToEventLoop = createYieldToEventLoop()
  const renders = createFairQueue(RENDER_QUEUE, yieldToEventLoop)
  const pictures = await openPictures(env, join(build, 'pictures'))
  onStop(pictures.reader.stop)
  registerGauge('homiq_db_pool_connections', 'Connections to the database.', () => pool.totalCount)
  registerGauge('homiq_db_pool_idle', 'Connections that nothing uses now.', () => pool.idleCount)
  registerGauge('homiq_db_pool_waiting', 'Statements that wait for one.', () => pool.waitingCount)
  registerGauge(
    'homiq_render_queue_length',
    'Pages that wait for their turn.',
    renders.pendingCount,
  )
  registerGauge('homiq_redis_up', 'Whether Redis answers; 1 where none is configured.', () =>
    redis === null || redis.isUp() ? 1 : 0,
  )
  registerGauge('homiq_mail_waiting', 'Messages that are not delivered yet.', async () => {
    return (await countSpool(db)).waiting
  })
  registerGauge('homiq_mail_undeliverable', 'Emails that are not tried again.', async () => {
    return (await countSpool(db)).undeliverable
  })
  registerGauge(
    'homiq_picture_space_bytes',
    'What pictures may still take of the disk of the data folder; 0 or less if none are received.',
    pictures.diskSpace.countBytes,
  )
  return {
    env,
    database,
    db,
    /** What processes on the same database tell each other. */
    announcements,
    /** `null` where none is configured: each process counts limits for itself. */
    redis,
    mailer: createMailer(db),
    /** Whether mails reach real mailboxes. */
    areMailsDelivered: env.SMTP_URL !== undefined,
    pictures,
    clientIp,
    isHttps: createIsHttps(env.CONFIGURED_SITE_URL),
    /** Renders wait here for their turn. */
    renders,
    yieldToEventLoop,
    /** The database stays open until all of these have run. */
    onStop,
    routes: [pictureRoutes({ ...pictures, clientIp })],
  }
}

function listenToOthers(env: Env, onStop: OnStop): Announcements {
  const url = env.DATABASE_URL && (env.DATABASE_MIGRATION_URL ?? env.DATABASE_URL)
  if (!url) return NO_ANNOUNCEMENTS
  const announcements = openAnnouncements(url)
  onStop(announcements.stop)
  return announcements
}
