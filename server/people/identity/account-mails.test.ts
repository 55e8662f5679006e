import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts, knownDevices } from '#server/people/tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import {
  findNewestLinkMail,
  getCode,
  type IdentityServer,
  startIdentityServer,
} from '#test/people/identity-server.ts'

const PASSWORD = 'correct horse'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

let database: Database
let server: IdentityServer
beforeAll(async () => {
  database = await freshDatabase()
  server = await startIdentityServer(database)
})
beforeEach(() => {
  server.clock.ms = Date.parse('2026-11-22T12:34:56Z')
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

/** A browser with its own cookies and IP. */
function browser(url = server.url) {
  const from = randomUUID()
  let cookie = ''
  return {
    cookie: () => cookie,
    async call(name: string, body: object): Promise<{ idToken?: string; localId?: string }> {
      const response = await fetch(
        `${url}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=x`,
        {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'User-Agent': FIREFOX,
            'X-Forwarded-For': `10.3.${from.charCodeAt(0)}.${from.charCodeAt(1)}`,
            Cookie: cookie.split(';')[0] ?? '',
          },
          body: JSON.stringify(body),
        },
      )
      expect([name, response.status]).toEqual([name, 200])
      cookie = response.headers.get('set-cookie') ?? cookie
      return (await response.json()) as { idToken?: string }
    },
  }
}

const newEmail = () => `${randomUUID()}@example.com`
const subjectsTo = (email: string) =>
  server.mails.filter(({ to }) => to === email).map(({ subject }) => subject)

describe('a browser', () => {
  it('triggers a mail when it is new, and only then', async () => {
    const email = newEmail()
    const credentials = { email, password: PASSWORD }
    const knownBrowser = browser()
    const { localId = '' } = await knownBrowser.call('signUp', credentials)
    expect(knownBrowser.cookie()).toMatch(
      /^__device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    await knownBrowser.call('signInWithPassword', credentials)
    expect(subjectsTo(email)).toEqual([])
    const other = browser()
    await other.call('signInWithPassword', credentials)
    await other.call('signInWithPassword', credentials)
    expect(subjectsTo(email)).toEqual(['New sign-in to Homiq'])
    const mail = server.mails.at(-1)
    expect(mail).toMatchObject({ to: email, account: localId })
    expect(mail?.text).toContain('November 22, 2026, 14:34 (Kyiv time)')
    expect(mail?.text).toContain('Firefox on Windows')
    expect(mail?.text).toContain('https://homiq.test/forgot-password')
    const stored = JSON.stringify(await database.orm.select().from(knownDevices))
    for (const { cookie } of [knownBrowser, other])
      expect(stored).not.toContain(cookie().slice(9, 52))
  })

  it('is known to each account separately', async () => {
    const shared = browser()
    const people = [newEmail(), newEmail()]
    const elsewhere = browser()
    for (const email of people) await elsewhere.call('signUp', { email, password: PASSWORD })
    for (const email of people) {
      await shared.call('signInWithPassword', { email, password: PASSWORD })
      expect(subjectsTo(email)).toHaveLength(1)
    }
    const rows = await database.orm.select().from(knownDevices)
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length)
  })

  it('is one of at most twenty', async () => {
    const credentials = { email: newEmail(), password: PASSWORD }
    const { localId = '' } = await browser().call('signUp', credentials)
    for (let n = 0; n < 22; n += 1) {
      server.clock.ms += 1000
      await browser().call('signInWithPassword', credentials)
    }
    const own = eq(knownDevices.uid, localId)
    expect(await database.orm.select().from(knownDevices).where(own)).toHaveLength(20)
    // At most ten mails an hour are sent.
    expect(subjectsTo(credentials.email)).toHaveLength(10)
  })

  it('has a cookie restricted to this host and HTTPS where the site uses it', async () => {
    const secure = await startIdentityServer(database, { isHttps: () => true })
    const one = browser(secure.url)
    await one.call('signUp', { email: newEmail(), password: PASSWORD })
    expect(one.cookie()).toMatch(/^__Host-device=[\w-]{43}; .*Path=\/; HttpOnly; Secure; /)
    await secure.stop()
  })
})

describe('an account holder', () => {
  it('is mailed about a new password, however it was set', async () => {
    const email = newEmail()
    const one = browser()
    const { idToken } = await one.call('signUp', { email, password: PASSWORD })
    await one.call('update', { idToken, password: 'battery staple' })
    expect(subjectsTo(email)).toEqual(['Your Homiq password was changed'])
    await one.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    await server.waitUntilIdle()
    const oobCode = getCode(findNewestLinkMail(server.mails, email))
    const other = browser()
    await other.call('resetPassword', { oobCode, newPassword: PASSWORD })
    // The mail proves whose account it is.
    await other.call('signInWithPassword', { email, password: PASSWORD })
    expect(subjectsTo(email).slice(2)).toEqual(['Your Homiq password was changed'])
    // Previously known devices may have been an attacker's.
    await one.call('signInWithPassword', { email, password: PASSWORD })
    expect(subjectsTo(email).at(-1)).toBe('New sign-in to Homiq')
  })

  it('is mailed about a deletion, without naming the account', async () => {
    const email = newEmail()
    const one = browser()
    const { idToken, localId = '' } = await one.call('signUp', { email, password: PASSWORD })
    await one.call('delete', { idToken })
    const mail = server.mails.at(-1)
    expect(mail).toMatchObject({ to: email, subject: 'Your Homiq account was deleted' })
    expect(JSON.stringify(mail)).not.toContain(localId)
    expect(await database.orm.select().from(accounts).where(eq(accounts.uid, localId))).toEqual([])
  })

  it('can sign in even if the mail cannot be stored', async () => {
    const broken = await startIdentityServer(database, {
      mailer: { send: () => Promise.reject(new Error('The disk is full.')) },
    })
    const credentials = { email: newEmail(), password: PASSWORD }
    await browser(broken.url).call('signUp', credentials)
    const { idToken } = await browser(broken.url).call('signInWithPassword', credentials)
    expect(idToken).toBeDefined()
    await broken.stop()
  })
})
