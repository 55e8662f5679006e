import { randomUUID } from 'node:crypto'
import {
  createUserWithEmailAndPassword,
  reload,
  signInWithEmailAndPassword,
  type User,
} from '@firebase/auth'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/platform/time/durations.ts'
import { disableAccount } from '#server/operations/operator/disable-account.ts'
import { deleteAccount } from '#server/operations/personal-data/delete-account.ts'
import { firebaseIdentity } from '#server/people/identity/provider/firebase.ts'
import { grantRole, revokeRole } from '#server/people/role/commands.ts'
import { getRoles } from '#server/people/role/queries.ts'
import { accounts, sessions, signIns } from '#server/people/tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { type IdentityServer, startIdentityServer } from '#test/people/identity-server.ts'
import { createSdkClient, getErrorCode, type SdkClient } from '#test/people/sdk-client.ts'
import { createSession } from './commands.ts'
import { createVisitor } from './visitor.ts'

const PASSWORD = 'correct horse'

let database: Database
let server: IdentityServer
let browsers: SdkClient[] = []
beforeAll(async () => {
  database = await freshDatabase()
  server = await startIdentityServer(database)
})
afterEach(async () => {
  server.clock.ms = Date.now()
  await Promise.all(browsers.map((browser) => browser.close()))
  browsers = []
  await database.orm.delete(sessions)
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

function open() {
  const browser = createSdkClient(server.url)
  browsers.push(browser)
  return browser.auth
}

async function register(): Promise<User> {
  const email = `${randomUUID()}@example.com`
  return (await createUserWithEmailAndPassword(open(), email, PASSWORD)).user
}

function call(method: string, headers: Readonly<Record<string, string>> = {}) {
  return fetch(`${server.url}/session`, { method, headers })
}

/** Creates or extends a session and returns the `Cookie` header of later requests. */
async function post(user: User, cookie = ''): Promise<string> {
  const headers = { Authorization: `Bearer ${await user.getIdToken()}`, Cookie: cookie }
  const response = await call('POST', headers)
  expect(response.status).toBe(204)
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

function visitor(cookie: string) {
  const request = new Request('http://localhost/settings', { headers: { Cookie: cookie } })
  const now = () => new Date(server.clock.ms)
  return createVisitor(request, { db: database.orm, identity: server.identity, https: false, now })
}

describe('POST /session', () => {
  it('identifies a person by a cookie that scripts cannot read', async () => {
    const user = await register()
    const headers = { Authorization: `Bearer ${await user.getIdToken()}` }
    const cookie = (await call('POST', headers)).headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^__session=[\w-]{43}; Max-Age=432000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await visitor(cookie.split(';')[0] ?? '').person()).toMatchObject({
      uid: user.uid,
      email: user.email,
    })
    const stored = JSON.stringify(await database.orm.select().from(sessions))
    expect(stored).not.toContain(cookie.slice('__session='.length, 40))
  })

  it('keeps the session of the same sign-in, for five days after its last use', async () => {
    const user = await register()
    const cookie = await post(user)
    server.clock.ms += 4 * DAY_MS
    await user.getIdToken(true)
    expect(await post(user, cookie)).toBe(cookie)
    server.clock.ms += 4 * DAY_MS
    expect(await visitor(cookie).person()).not.toBeNull()
    server.clock.ms += 2 * DAY_MS
    expect(await visitor(cookie).person()).toBeNull()
  })

  it("keeps a session's secret for thirty days, however often its user returns", async () => {
    const user = await register()
    const first = await post(user)
    let cookie = first
    for (let day = 0; day < 28; day += 4) {
      server.clock.ms += 4 * DAY_MS
      await user.getIdToken(true)
      cookie = await post(user, cookie)
      expect(cookie).toBe(first)
    }
    server.clock.ms += 3 * DAY_MS
    expect(await visitor(first).person()).toBeNull()
    await user.getIdToken(true)
    const next = await post(user, first)
    expect(next).not.toBe(first)
    expect(await visitor(next).person()).toMatchObject({ uid: user.uid })
  })

  it('begins at most twenty sessions for one person without a cookie', async () => {
    const [user, other] = [await register(), await register()]
    const theirs = await post(other)
    const cookies: string[] = []
    for (let n = 0; n < 25; n += 1) {
      server.clock.ms += 1000
      cookies.push(await post(user))
    }
    const rows = await database.orm.select().from(sessions).where(eq(sessions.uid, user.uid))
    expect(rows).toHaveLength(20)
    expect(await visitor(cookies.at(-1) ?? '').person()).toMatchObject({ uid: user.uid })
    expect(await visitor(cookies[0] ?? '').person()).toBeNull()
    expect(await visitor(theirs).person()).toMatchObject({ uid: other.uid })
  })

  it('replaces the session after another sign-in of the same person', async () => {
    const user = await register()
    const cookie = await post(user)
    const again = await signInWithEmailAndPassword(open(), user.email ?? '', PASSWORD)
    const next = await post(again.user, cookie)
    expect(next).not.toBe(cookie)
    expect(await visitor(cookie).person()).toBeNull()
    expect(await visitor(next).person()).toMatchObject({ uid: user.uid })
    expect(await getErrorCode(user.getIdToken(true))).toBe('auth/user-token-expired')
  })

  it('ends the previous session and sign-in when another person signs in', async () => {
    const [first, second] = [await register(), await register()]
    const cookie = await post(first)
    const other = await post(second, cookie)
    expect(other).not.toBe(cookie)
    expect(await visitor(cookie).person()).toBeNull()
    expect(await visitor(other).person()).toMatchObject({ uid: second.uid })
    expect(await getErrorCode(first.getIdToken(true))).toBe('auth/user-token-expired')
  })

  it('refuses a token older than five minutes, with a minute of tolerance', async () => {
    const user = await register()
    const headers = { Authorization: `Bearer ${await user.getIdToken()}` }
    server.clock.ms += 5 * 60_000
    expect((await call('POST', headers)).status).toBe(204)
    server.clock.ms += 62_000
    expect((await call('POST', headers)).status).toBe(401)
  })

  it.each([
    ['none', {}],
    ['another scheme', { Authorization: 'Basic b2xlbmE6cGFzcw==' }],
    ['a torn one', { Authorization: 'Bearer x.y' }],
    ['one with more behind it', { Authorization: 'Bearer a.b.c d' }],
  ])('refuses a bearer token like %s', async (_what, headers) => {
    const response = await call('POST', headers)
    expect(response.status).toBe(401)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each([{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }])(
    'from another site is refused by %j, even with a good token',
    async (headers) => {
      const user = await register()
      const bearer = { Authorization: `Bearer ${await user.getIdToken()}` }
      const response = await call('POST', { ...bearer, ...headers })
      expect(response.status).toBe(403)
      expect(response.headers.get('set-cookie')).toBeNull()
    },
  )
})

describe('DELETE /session', () => {
  it('ends the session, and voids the tokens of the sign-in', async () => {
    const user = await register()
    const cookie = await post(user)
    const response = await call('DELETE', { Cookie: cookie })
    expect(response.status).toBe(204)
    expect(response.headers.get('set-cookie')).toMatch(/^__session=; Max-Age=0; Path=\/; HttpOnly;/)
    expect(await visitor(cookie).person()).toBeNull()
    expect(await getErrorCode(reload(user))).toBe('auth/user-token-expired')
  })

  it('is idempotent, and needs no session', async () => {
    const cookie = await post(await register())
    for (const sent of [cookie, cookie, '', '__session=made-up']) {
      expect((await call('DELETE', { Cookie: sent })).status).toBe(204)
    }
  })

  it('is refused for other sites', async () => {
    const cookie = await post(await register())
    const response = await call('DELETE', { Cookie: cookie, 'Sec-Fetch-Site': 'cross-site' })
    expect(response.status).toBe(403)
    expect(await visitor(cookie).person()).not.toBeNull()
  })
})

it('accepts no other method', async () => {
  const response = await call('GET')
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, DELETE'])
})

describe('a visitor', () => {
  it('is nobody without a session', async () => {
    for (const cookie of ['', '__session=', '__session=made-up', 'other=1']) {
      expect(await visitor(cookie).person()).toBeNull()
      expect(await visitor(cookie).signOutEverywhere()).toBe(false)
    }
  })

  it('can sign out everywhere', async () => {
    const here = await register()
    const there = await signInWithEmailAndPassword(open(), here.email ?? '', PASSWORD)
    const cookies = [await post(here), await post(there.user)]
    expect(await visitor(cookies[0] ?? '').signOutEverywhere()).toBe(true)
    for (const cookie of cookies) expect(await visitor(cookie).person()).toBeNull()
    expect(await getErrorCode(there.user.getIdToken(true))).toBe('auth/user-token-expired')
    expect(await getErrorCode(reload(here))).toBe('auth/user-token-expired')
  })

  it('is nobody if the account is disabled, at once and whatever began concurrently', async () => {
    const user = await register()
    const cookie = await post(user)
    await database.orm.update(accounts).set({ disabled: true }).where(eq(accounts.uid, user.uid))
    expect(await visitor(cookie).person()).toBeNull()
    expect(await visitor(cookie).signOutEverywhere()).toBe(false)
    await disableAccount(database.orm, user.uid, true, new Date())
    await disableAccount(database.orm, user.uid, false, new Date())
    expect(await visitor(cookie).person()).toBeNull()
    expect(await getErrorCode(user.getIdToken(true))).toBe('auth/user-token-expired')
  })

  it('is nobody once the sign-in has ended', async () => {
    const user = await register()
    const cookie = await post(user)
    await database.orm.delete(signIns).where(eq(signIns.uid, user.uid))
    expect(await visitor(cookie).person()).toBeNull()
  })

  it('is nobody with a session of another identity provider', async () => {
    const project = { apiKey: 'key', authDomain: 'homiq.example', projectId: 'homiq' }
    const firebase = firebaseIdentity(database.orm, project)
    const request = (cookie: string) =>
      new Request('http://localhost/settings', { headers: { Cookie: cookie } })
    const here = await post(await register())
    const atFirebase = { db: database.orm, identity: firebase, https: false }
    expect(await createVisitor(request(here), atFirebase).person()).toBeNull()
    const user = { uid: 'of-firebase', email: null, emailVerified: false, signInId: null }
    const there = `__session=${await createSession(database.orm, user, new Date())}`
    expect(await createVisitor(request(there), atFirebase).person()).toMatchObject(user)
    expect(await visitor(there).person()).toBeNull()
  })

  it("has the person's current roles", async () => {
    const user = await register()
    const cookie = await post(user)
    const roles = async () => (await visitor(cookie).person())?.roles
    expect(await roles()).toEqual([])
    const now = new Date()
    expect(await grantRole(database.orm, user.uid, 'moderator', now)).toBe(true)
    expect(await grantRole(database.orm, user.uid, 'moderator', now)).toBe(false)
    await grantRole(database.orm, user.uid, 'admin', now)
    expect(await roles()).toEqual(['admin', 'moderator'])
    expect(await revokeRole(database.orm, user.uid, 'moderator')).toBe(true)
    expect(await revokeRole(database.orm, user.uid, 'moderator')).toBe(false)
    expect(await roles()).toEqual(['admin'])
    await deleteAccount(database.orm, user.uid, new Date(server.clock.ms))
    expect(await getRoles(database.orm, user.uid)).toEqual([])
  })
})
