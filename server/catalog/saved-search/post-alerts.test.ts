import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EMPTY_SEARCH_QUERY } from '#domain/catalog/search/search-query.ts'
import { startReading } from '#server/catalog/history/commands.ts'
import type { Database } from '#server/platform/db/open.ts'
import { log } from '#server/platform/log/log.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { saveListing } from '#test/catalog/saved-listings.ts'
import { insertSearch } from '#test/catalog/saved-search/insert-search.ts'
import {
  createBrowserKeys,
  decryptPush,
  startReceiver,
} from '#test/catalog/saved-search/push-receiver.ts'
import { TEST_RATES } from '#test/catalog/search/test-rates.ts'
import { freshDatabase } from '#test/database/database.ts'
import { addBrowser, changeSearch } from './commands.ts'
import { createChangeFollower, READER } from './follow-changes.ts'
import { startAlertPosts } from './post-alerts.ts'
import { readPushKey } from './push-key.ts'
import { sendAlerts } from './send-alerts.ts'
import { alertPosts, savedSearches, searchBrowsers } from './tables.ts'

const NOW = new Date('2026-06-01T09:00:00Z')
const SETTINGS = {
  name: 'Kyiv',
  frequency: 'now',
  scope: 'all',
  quietFrom: 0,
  quietUntil: 0,
  mail: 'off',
} as const
const mailer = { send: async () => {} }

let database: Database
beforeEach(async () => {
  database = await freshDatabase()
  await startReading(database.orm, READER)
  vi.spyOn(log, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  vi.restoreAllMocks()
  await database.close()
})

async function saveSearch(webhook = '', email = 'olena@example.com', text = '') {
  const query = { ...EMPTY_SEARCH_QUERY, type: 'sale', text } as const
  const options = { email, now: NOW }
  const { id, token } = await insertSearch(database.orm, query, options)
  await changeSearch(database.orm, token, { ...SETTINGS, webhook }, NOW)
  const [row] = await database.orm.select().from(savedSearches).where(eq(savedSearches.id, id))
  if (row === undefined) throw new Error('It is not there.')
  return row
}

async function addHome(id: number): Promise<void> {
  const { orm: db } = database
  await saveListing(db, catalogListing({ id }), { now: NOW })
  await createChangeFollower({ db, rates: () => TEST_RATES }).readNext(NOW)
  await sendAlerts({ db, mailer, siteUrl: 'https://homiq.test' }, NOW)
}

/** Delivers until nothing is due or `ms` have passed on the clock of the worker. */
async function deliver(isPrivateAllowed = true) {
  let now = NOW.getTime()
  const worker = startAlertPosts(
    {
      db: database.orm,
      siteUrl: 'https://homiq.test',
      pushKey: await readPushKey(database.orm),
      contact: 'mailto:team@homiq.example',
      isPrivateAllowed,
    },
    { now: () => new Date(now), pollIntervalMs: 10 },
  )
  return {
    stop: worker.stop,
    later: (ms: number) => {
      now += ms
    },
  }
}

const countPosts = () => database.orm.$count(alertPosts)

it('posts an alert to a webhook, signed, and again with the same id after a failure', async () => {
  const receiver = await startReceiver([500])
  const search = await saveSearch(`${receiver.url}/hook`)
  await addHome(2)
  const worker = await deliver()
  await expect.poll(() => receiver.received.length).toBe(1)
  worker.later(40_000)
  await expect.poll(countPosts).toBe(0)
  await worker.stop()
  const [first, second] = receiver.received
  expect(receiver.received).toHaveLength(2)
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  const hook = new Webhook(search.webhookSecret ?? '')
  const headers = second?.headers as Record<string, string>
  expect(hook.verify(second?.body ?? Buffer.of(), headers)).toMatchObject({
    type: 'search.alert',
    data: {
      search: { name: 'Kyiv', query: 'type=sale' },
      number: 1,
      homes: 1,
      changes: 1,
      url: `https://homiq.test/searches/${search.feedToken}/alerts/1`,
      first: [{ type: 'sale', id: 2, changes: [{ event: 'new', amount: 120_000 }] }],
    },
  })
  await receiver.stop()
})

it("posts one person's alerts one after the other, and the more rarely the slower they are taken", async () => {
  const [slow, quick] = [await startReceiver([], 200), await startReceiver()]
  for (const text of ['', 'Kyiv', 'Kiev']) await saveSearch(slow.url, undefined, text)
  await saveSearch(quick.url, 'taras@example.com')
  await addHome(2)
  expect(await countPosts()).toBe(4)
  const worker = await deliver()
  await expect.poll(() => slow.received.length).toBe(2)
  await worker.stop()
  const [first, second] = slow.received.map(({ at }) => at)
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(10 * 200 - 10)
  expect(quick.received[0]?.at).toBeLessThan(second ?? 0)
  await Promise.all([slow.stop(), quick.stop()])
})

it('pushes an alert that only the browser can read, with the key of the site', async () => {
  const receiver = await startReceiver()
  const keys = createBrowserKeys()
  const { id, token } = await saveSearch()
  const endpoint = `${receiver.url}/push`
  await addBrowser(database.orm, id, { endpoint, p256dh: keys.p256dh, auth: keys.auth }, NOW)
  await addHome(2)
  const worker = await deliver()
  await expect.poll(countPosts).toBe(0)
  await worker.stop()
  const [pushed] = receiver.received
  expect(receiver.received).toHaveLength(1)
  expect(JSON.parse(decryptPush(pushed?.body ?? Buffer.of(), keys))).toEqual({
    title: 'Alert 1: 1 home',
    body: 'Kyiv',
    url: `https://homiq.test/searches/${token}/alerts/1`,
  })
  const { publicKey } = await readPushKey(database.orm)
  const authorization = pushed?.headers.authorization ?? ''
  expect(authorization).toContain(`k=${publicKey}`)
  expect(decodeJwt(/t=([^,]+)/.exec(authorization)?.[1] ?? '')).toMatchObject({
    aud: receiver.url.replace('http:', 'https:'),
    sub: 'mailto:team@homiq.example',
  })
  await receiver.stop()
})

it('forgets a browser that has unsubscribed', async () => {
  const receiver = await startReceiver([410])
  const keys = createBrowserKeys()
  const { id } = await saveSearch()
  const browser = { endpoint: receiver.url, p256dh: keys.p256dh, auth: keys.auth }
  await addBrowser(database.orm, id, browser, NOW)
  await addHome(2)
  const worker = await deliver()
  await expect.poll(countPosts).toBe(0)
  await worker.stop()
  expect(await database.orm.$count(searchBrowsers)).toBe(0)
  await receiver.stop()
})

it('posts nothing to this machine unless that is allowed, and tries for five days', async () => {
  const receiver = await startReceiver()
  await saveSearch(receiver.url)
  await addHome(2)
  const worker = await deliver(false)
  await expect.poll(() => vi.mocked(log.error).mock.calls.length).toBe(1)
  expect(await countPosts()).toBe(1)
  worker.later(6 * 86_400_000)
  await expect.poll(countPosts).toBe(0)
  await worker.stop()
  expect(receiver.received).toEqual([])
  await receiver.stop()
})
