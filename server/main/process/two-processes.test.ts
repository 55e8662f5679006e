import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Database, openDatabase } from '#server/platform/db/open.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { saveListing, withdrawListing } from '#test/catalog/saved-listings.ts'
import {
  createTemporaryDatabase,
  type TemporaryDatabase,
} from '#test/database/postgres-template.ts'
import { requireBuild } from '#test/site/built-app.ts'
import { createTestServer, type TestServer } from '#test/site/test-server.ts'

/** The embedded database belongs to one process. */
const adminUrl = process.env.TEST_DATABASE_URL ?? ''

/** How soon both must show a change. */
const SECONDS = { timeout: 10_000, interval: 100 }

interface SearchPage {
  readonly total: number
  readonly listings: readonly { readonly id: number }[]
}

const SEARCHES = [
  '/property?type=sale',
  '/property?type=rent&priceMax=900&sort=price-up',
  '/property?type=sale&q=Kyiv&rooms=2&rooms=3',
  '/property?type=sale&areaMin=10000',
  '/property.data?type=sale&page=2',
  '/api/listings?type=sale&sort=nearest&q=Lviv',
  '/api/clusters?type=sale&box=44,22,53,41&zoom=6',
  '/home',
  '/sale/2',
]

describe.skipIf(adminUrl === '')('two processes on one PostgreSQL', () => {
  let temporary: TemporaryDatabase
  let database: Database
  let first: TestServer
  let second: TestServer
  beforeAll(async () => {
    requireBuild()
    temporary = await createTemporaryDatabase(adminUrl)
    database = await openDatabase({ databaseUrl: temporary.url, dataDir: '' })
    // An empty database, so that both create the tables, the keys and the samples concurrently.
    await database.pool.query('drop schema public cascade; drop schema drizzle cascade')
    await database.pool.query('create schema public')
    first = await createTestServer({ DATABASE_URL: temporary.url })
    second = await createTestServer({ DATABASE_URL: temporary.url })
    await Promise.all([first.start(), second.start()])
    for (const { url } of [first, second]) {
      await vi.waitFor(async () => {
        expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ status: 'ok' })
      }, SECONDS)
    }
  })
  afterAll(async () => {
    await first?.remove()
    await second?.remove()
    await database?.close()
    await temporary?.drop()
  })

  const ofBoth = <T>(request: (url: string) => Promise<T>) =>
    Promise.all([first, second].map(({ url }) => request(url)))

  async function totals(): Promise<{ total: number; ids: number[] }[]> {
    return ofBoth(async (url) => {
      const answer = await fetch(`${url}/api/listings?type=sale`)
      const { total, listings } = (await answer.json()) as SearchPage
      return { total, ids: listings.map(({ id }) => id) }
    })
  }

  it('create one signing key and the samples once when they start together', async () => {
    const { rows } = await database.pool.query(
      `select (select count(*) from signing_keys) as keys,
        (select count(*) from (select type, id from listings) as homes) as homes`,
    )
    expect(rows).toEqual([{ keys: 1, homes: 18 }])
  })

  it.each(SEARCHES)('answer %s with equal bytes', async (path) => {
    const [one, other] = await ofBoth(async (url) => {
      const response = await fetch(url + path)
      const { status, headers } = response
      return { status, etag: headers.get('etag'), body: await response.text() }
    })
    expect(one?.status).toBe(200)
    expect(one?.etag).toMatch(/^W\//)
    expect(other).toEqual(one)
  })

  it('show new listings, and hide withdrawn ones, within seconds', async () => {
    const [before] = await totals()
    if (before === undefined) throw new Error('Nothing was answered.')
    const listing = catalogListing({ id: 500 })
    await saveListing(database.orm, listing, { now: new Date() })
    const after = { total: before.total + 1, ids: [500, ...before.ids].slice(0, 24) }
    await vi.waitFor(async () => expect(await totals()).toEqual([after, after]), SECONDS)
    await withdrawListing(database.orm, 'sale', 500, new Date())
    await vi.waitFor(async () => expect(await totals()).toEqual([before, before]), SECONDS)
  })

  const call = (url: string, name: string, body: object) =>
    fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=homiq`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })

  /** Creates a session at a process and returns its cookie. */
  async function session(url: string, idToken: string, cookie = ''): Promise<string> {
    const headers = { Authorization: `Bearer ${idToken}`, Cookie: cookie }
    const answer = await fetch(`${url}/session`, { method: 'POST', headers })
    expect(answer.status).toBe(204)
    return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  }

  it('share their sessions, and lose none when one of them is killed', async () => {
    const signUp = await call(first.url, 'signUp', {
      email: 'oksana@example.com',
      password: 'correct horse',
    })
    const person = (await signUp.json()) as { idToken: string; refreshToken: string }
    const cookie = await session(first.url, person.idToken)
    expect(cookie).toMatch(/^__session=[\w-]+$/)
    // A known session is extended, any other is replaced.
    expect(await session(second.url, person.idToken, cookie)).toBe(cookie)

    await first.kill('SIGKILL')
    expect(await session(second.url, person.idToken, cookie)).toBe(cookie)
    expect((await call(second.url, 'lookup', { idToken: person.idToken })).status).toBe(200)
    const refreshed = await fetch(`${second.url}/securetoken.googleapis.com/v1/token?key=homiq`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: person.refreshToken,
      }),
    })
    const { id_token: idToken } = (await refreshed.json()) as { id_token: string }

    await first.start()
    expect(await session(first.url, idToken, cookie)).toBe(cookie)
    const ended = await fetch(`${first.url}/settings.data`, {
      method: 'POST',
      headers: {
        Cookie: cookie,
        Origin: first.url,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'intent=sign-out-everywhere',
    })
    expect(await ended.text()).toContain('"ended"')
    // A sign-out at one applies to the other.
    expect((await call(second.url, 'lookup', { idToken })).status).toBe(400)
  })
})
