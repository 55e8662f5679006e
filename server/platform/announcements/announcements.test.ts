import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createMessageHub } from '#server/messages/conversation/message-hub.ts'
import { type Database, openDatabase } from '#server/platform/db/open.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { saveListing } from '#test/catalog/saved-listings.ts'
import { openSearchForTest } from '#test/catalog/search/test-search.ts'
import {
  createTemporaryDatabase,
  type TemporaryDatabase,
} from '#test/database/postgres-template.ts'
import { openAnnouncements } from './announcements.ts'

const adminUrl = process.env.TEST_DATABASE_URL ?? ''

describe.skipIf(adminUrl === '')('processes on one PostgreSQL', () => {
  let temporary: TemporaryDatabase
  let database: Database
  beforeAll(async () => {
    temporary = await createTemporaryDatabase(adminUrl)
    database = await openDatabase({ databaseUrl: temporary.url, dataDir: '' })
  })
  afterAll(async () => {
    await database?.close()
    await temporary?.drop()
  })

  const countListening = async () => {
    const { rows } = await database.pool.query(
      `select count(*) from pg_stat_activity where datname = current_database() and query = 'select 1' and state = 'idle'`,
    )
    return rows[0].count
  }

  /** What two processes have. */
  async function openTwo() {
    const both = [
      openAnnouncements(temporary.url, 100),
      openAnnouncements(temporary.url, 100),
    ] as const
    for (const { stop } of both) onTestFinished(stop)
    await expect.poll(countListening, { timeout: 5_000 }).toBe(2)
    return both
  }

  it('tell each other of a listing that anything writes, before they would look for it', async () => {
    const [here] = await openTwo()
    const search = await openSearchForTest(database)
    here.join('homiq_listings', search.pollSoon)
    for (let id = 1; id <= 3; id += 1) {
      await saveListing(database.orm, catalogListing({ id }), { now: new Date() })
      await expect.poll(() => search.state().listings, { timeout: 5_000 }).toBe(id)
    }
  })

  it('tell who listens at the other of a message, and nobody twice', async () => {
    const [here, there] = await openTwo()
    const [hub, otherHub] = [createMessageHub(here), createMessageHub(there)]
    const uid = randomUUID()
    const told = { here: [] as number[], there: [] as number[] }
    hub.subscribe(uid, ({ seq }) => told.here.push(seq))
    otherHub.subscribe(uid, ({ seq }) => told.there.push(seq))
    const seqs = Array.from({ length: 100 }, (_, index) => index + 1)
    for (const seq of seqs)
      hub.publish([uid, null], { conversation: 'a', seq, isRead: false, by: 'owner' })
    await expect.poll(() => told.there.length).toBe(100)
    otherHub.publish([uid, null], { conversation: 'a', seq: 101, isRead: false })
    await expect.poll(() => told.here.length).toBe(101)
    expect(told).toEqual({ here: [...seqs, 101], there: [...seqs, 101] })
    expect(otherHub.wasPublished({ conversation: 'a', seq: 101 })).toBe(true)
  })

  it('hear each other again after their connections were lost', async () => {
    const [here, there] = await openTwo()
    const heard: number[] = []
    there.join<number>('homiq_shortlists', (n) => heard.push(n))
    const tell = here.join<number>('homiq_shortlists', () => {})
    tell(1)
    await expect.poll(() => heard).toEqual([1])
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'select 1' and pid <> pg_backend_pid()`,
    )
    await expect
      .poll(
        () => {
          tell(2)
          return heard.at(-1)
        },
        { timeout: 10_000 },
      )
      .toBe(2)
  })
})
