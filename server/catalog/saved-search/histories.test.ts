import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isTold, type Scope, type SearchEvent } from '#domain/catalog/saved-search/event.ts'
import { parseSearchQuery, type SearchQueryWithType } from '#domain/catalog/search/search-query.ts'
import { DAY_MS } from '#domain/platform/time/durations.ts'
import { startReading } from '#server/catalog/history/commands.ts'
import { eventCursors, listingEvents } from '#server/catalog/history/tables.ts'
import { toSearchCriteria } from '#server/catalog/listing/to-search-criteria.ts'
import { type ListingRow, listings } from '#server/catalog/tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { spoolMail } from '#server/platform/mail/commands.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { mailSpool } from '#server/platform/tables.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { saveListing } from '#test/catalog/saved-listings.ts'
import { anyHistory, CHANGES, type Step } from '#test/catalog/saved-search/histories.ts'
import { insertSearch } from '#test/catalog/saved-search/insert-search.ts'
import { findNaiveEvent } from '#test/catalog/saved-search/naive-events.ts'
import { TEST_RATES } from '#test/catalog/search/test-rates.ts'
import { freshDatabase } from '#test/database/database.ts'
import { changeSearch, deleteSearch } from './commands.ts'
import { createChangeFollower, READER } from './follow-changes.ts'
import { sendAlerts } from './send-alerts.ts'
import { savedSearches, searchAlerts, searchHits } from './tables.ts'

/** `HISTORIES=5000` takes some minutes. */
const HISTORIES = Number(process.env.HISTORIES ?? 150)
const START = Date.parse('2026-06-01T09:00:00Z')

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

interface Expected {
  readonly search: number
  readonly token: string
  readonly query: string
  readonly scope: Scope
  /** The last change that was read when it was saved. */
  readonly since: number
}

interface Told {
  readonly home: number
  readonly event: SearchEvent
  readonly amount: number | null
}

/** Plays a history, and compares what every search was told with what every change means to it. */
async function play(history: readonly Step[]): Promise<number> {
  const { orm: db, pool } = database
  await db.delete(savedSearches)
  await db.delete(mailSpool)
  await db.delete(listings)
  await db.delete(eventCursors)
  await startReading(db, READER)
  let now = START
  let [ratesFail, mailFails] = [false, false]
  const mailer: Mailer = {
    async send(mail, transaction) {
      await spoolMail(transaction ?? db, mail, new Date(now))
      if (mailFails) throw new Error('The disk is full.')
    },
  }
  const rates = () => {
    if (ratesFail) throw new Error('The power is cut.')
    return TEST_RATES
  }
  const tools = { db, mailer, siteUrl: 'https://homiq.test' }
  const follow = () => createChangeFollower({ db, rates })
  let follower = follow()
  const searches = new Map<number, Expected>()
  const states = new Map<number, ListingRow>()
  /** Every change of a home, by the number that the database gave it. */
  const changes: { seq: number; before: ListingRow | null; after: ListingRow }[] = []
  let lastSeq = 0
  let saved = 0

  async function note(home: number): Promise<void> {
    const [row] = await db
      .select()
      .from(listings)
      .where(eq(listings.id, home + 2))
    const [event] = await db
      .select({ seq: sql<number>`max(${listingEvents.seq})`.mapWith(Number) })
      .from(listingEvents)
      .where(eq(listingEvents.id, home + 2))
    if (row === undefined) return
    // Homes whose columns that nobody sees change have no event.
    if (event?.seq && event.seq > lastSeq) {
      lastSeq = event.seq
      changes.push({ seq: lastSeq, before: states.get(home) ?? null, after: row })
    }
    states.set(home, row)
  }

  async function take(step: Step): Promise<void> {
    switch (step.kind) {
      case 'add':
        if (states.has(step.home)) return
        await saveListing(db, catalogListing({ id: step.home + 2 }), { now: new Date(now) })
        return note(step.home)
      case 'change':
        await pool.query(
          `update listings set ${CHANGES[step.to]}, updated_at = $2::timestamptz where id = $1`,
          [step.home + 2, new Date(now)],
        )
        return note(step.home)
      case 'save': {
        if (searches.has(step.search)) return
        searches.set(step.search, await save(step))
        return
      }
      case 'settings': {
        const { search, kind: _, ...times } = step
        const known = searches.get(search)
        if (known === undefined) return
        const { scope, token } = known
        const rest = { name: '', mail: 'on', webhook: '', scope } as const
        return changeSearch(db, token, { ...rest, ...times }, new Date(now))
      }
      case 'delete': {
        const known = searches.get(step.search)
        if (known === undefined) return
        await deleteSearch(db, known.token)
        searches.delete(step.search)
        return
      }
      case 'read':
        ratesFail = step.fails
        await follower.readNext(new Date(now), step.limit).catch(ignore)
        ratesFail = false
        return
      case 'send':
        mailFails = step.fails
        await sendAlerts(tools, new Date(now)).catch(ignore)
        mailFails = false
        return
      case 'both':
        await Promise.all([
          follower.readNext(new Date(now), step.limit),
          follow().readNext(new Date(now), step.limit),
          sendAlerts(tools, new Date(now)),
          sendAlerts(tools, new Date(now)),
        ])
        return
      case 'restart':
        follower = follow()
        return
      case 'clock':
        now += step.hours * 3_600_000
    }
  }

  async function save({ query, frequency, scope }: Extract<Step, { kind: 'save' }>) {
    const email = `seeker-${saved}@example.com`
    saved += 1
    const options = { email, frequency, scope, now: new Date(now) }
    const { id, token } = await insertSearch(db, parse(query), options)
    const [cursor] = await db.select().from(eventCursors).where(eq(eventCursors.reader, READER))
    return { search: id, token, query, scope, since: cursor?.seq ?? 0 }
  }

  for (const step of history) await take(step)
  // At last everything is read and sent, whatever the clock did.
  while ((await follower.readNext(new Date(now))) > 0);
  now += 400 * DAY_MS
  await sendAlerts(tools, new Date(now))

  let told = 0
  for (const known of searches.values()) {
    const expected = changes
      .filter(({ seq }) => seq > known.since)
      .flatMap((change) => expectHits(known, change))
    const hits = await db
      .select()
      .from(searchHits)
      .where(eq(searchHits.search, known.search))
      .orderBy(searchHits.seq)
    const got = hits.map(({ id, event, amount }): Told => ({ home: id, event, amount }))
    expect(got).toEqual(expected)
    await expectWholeAlerts(known.search, hits)
    told += got.length
  }
  return told
}

const ignore = () => {}

const parse = (query: string) =>
  parseSearchQuery(new URLSearchParams(query)).query as SearchQueryWithType

function expectHits(
  { query, scope }: Expected,
  { before, after }: { before: ListingRow | null; after: ListingRow },
): Told[] {
  const { criteria } = toSearchCriteria(parse(query), TEST_RATES)
  const event = findNaiveEvent(criteria, before, after)
  if (event === null || !isTold(scope, event)) return []
  const isInType = after.type === criteria.type && event !== 'gone'
  const isOneCurrency =
    before === null ||
    before.type !== after.type ||
    before.askedCurrency === after.askedCurrency ||
    before.deletedAt !== null ||
    before.status === 'draft'
  const amount = isOneCurrency ? (after.askedAmount ?? after.price) : after.price
  return [{ home: after.id, event, amount: isInType ? amount : null }]
}

/** Alerts have all that was noted, each once; their numbers and counts are right, and each is mailed once. */
async function expectWholeAlerts(
  search: number,
  hits: readonly (typeof searchHits.$inferSelect)[],
): Promise<void> {
  const { orm: db } = database
  const alerts = await db
    .select()
    .from(searchAlerts)
    .where(eq(searchAlerts.search, search))
    .orderBy(searchAlerts.number)
  expect(alerts.map(({ number }) => number)).toEqual(alerts.map((_, index) => index + 1))
  expect(hits.every(({ alert }) => alert !== null)).toBe(true)
  const numbers = hits.map(({ alert }) => alert ?? 0)
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  for (const { number, homes, changes } of alerts) {
    const own = hits.filter(({ alert }) => alert === number)
    expect(own.length).toBe(changes)
    expect(new Set(own.map(({ type, id }) => `${type} ${id}`)).size).toBe(homes)
  }
  const [row] = await db.select().from(savedSearches).where(eq(savedSearches.id, search))
  expect(row?.lastAlert).toBe(alerts.length)
  const mails = await db
    .select()
    .from(mailSpool)
    .where(and(eq(sql`${mailSpool.mail} ->> 'to'`, row?.email ?? '')))
  expect(mails.length).toBe(alerts.length)
}

it('tells every search each change that concerns it, once', async () => {
  let told = 0
  await fc.assert(
    fc.asyncProperty(anyHistory, async (history) => {
      told += await play(history)
    }),
    { numRuns: HISTORIES },
  )
  expect(told).toBeGreaterThan(HISTORIES)
}, 3_600_000)
