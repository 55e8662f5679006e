import { randomUUID } from 'node:crypto'
import { createUserWithEmailAndPassword, sendPasswordResetEmail, type User } from '@firebase/auth'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createOffer } from '#server/homes/offer/commands.ts'
import { createConversations } from '#server/messages/conversation/conversations.ts'
import { createDesk } from '#server/moderation/desk/desk.ts'
import { confirmAccountEmail, createAccount } from '#server/people/account/commands.ts'
import { grantRole } from '#server/people/role/commands.ts'
import { accounts } from '#server/people/tables.ts'
import type { Database, Transaction } from '#server/platform/db/open.ts'
import { spoolMail } from '#server/platform/mail/commands.ts'
import { hashSecret } from '#server/platform/secret.ts'
import type { Mail } from '#server/platform/tables.ts'
import { createBans } from '#server/safety/ban/bans.ts'
import { createReport } from '#server/safety/report/commands.ts'
import { requestSubscription } from '#server/site/newsletter.ts'
import { subscriptions } from '#server/site/tables.ts'
import { freshDatabase } from '#test/database/database.ts'
import { publishHome } from '#test/homes/published-home.ts'
import { getCode, type IdentityServer, startIdentityServer } from '#test/people/identity-server.ts'
import { createSdkClient, type SdkClient } from '#test/people/sdk-client.ts'
import { ACCOUNT_HOOKS } from './delete-account.ts'

const PASSWORD = 'correct horse'

let database: Database
let server: IdentityServer
let mails: Mail[] = []
const mailer = {
  async send(mail: Mail, transaction: Transaction | null) {
    mails.push(mail)
    await spoolMail(transaction ?? database.orm, mail, new Date())
  },
}
let browsers: SdkClient[] = []
beforeAll(async () => {
  database = await freshDatabase()
  server = await startIdentityServer(database, { mailer })
})
afterEach(async () => {
  server.clock.ms = Date.now()
  mails = []
  await Promise.all(browsers.map((browser) => browser.close()))
  browsers = []
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

async function registered(): Promise<{ user: User; email: string; cookie: string }> {
  const browser = createSdkClient(server.url)
  browsers.push(browser)
  const email = `${randomUUID()}@example.com`
  const { user } = await createUserWithEmailAndPassword(browser.auth, email, PASSWORD)
  const headers = { Authorization: `Bearer ${await user.getIdToken()}` }
  const begun = await fetch(`${server.url}/session`, { method: 'POST', headers })
  return { user, email, cookie: begun.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

const ask = (headers: Readonly<Record<string, string>>, method = 'GET') =>
  fetch(`${server.url}/my/data`, { method, headers })

const confirm = ({ uid }: User) =>
  database.orm.update(accounts).set({ emailVerified: true }).where(eq(accounts.uid, uid))

describe('GET /my/data', () => {
  it('downloads everything stored about the signed-in person', async () => {
    const { user, email, cookie } = await registered()
    await confirm(user)
    await grantRole(database.orm, user.uid, 'moderator', new Date())
    const tools = { db: database.orm, mailer, siteUrl: 'https://homiq.test' }
    await requestSubscription(tools, { email, language: 'en' }, new Date(), null)
    const id = await createOffer(database.orm, user.uid, { city: 'Lviv' }, new Date())
    const answer = await ask({ Cookie: cookie })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="homiq-my-data.json"',
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    expect(await answer.json()).toEqual({
      exportedAt: moment,
      savedSearches: [],
      favorites: [],
      lists: [],
      uid: user.uid,
      email,
      account: {
        email,
        emailVerified: true,
        hasPassword: true,
        displayName: null,
        photoUrl: null,
        createdAt: moment,
        lastSignInAt: moment,
      },
      providers: [],
      roles: ['moderator'],
      represents: [],
      signIns: [
        {
          provider: 'password',
          device: 'A browser',
          createdAt: moment,
          provedAt: moment,
          usedAt: moment,
        },
      ],
      knownDevices: [{ firstSeenAt: moment, seenAt: moment }],
      sessions: [{ createdAt: moment, expiresAt: moment }],
      subscription: { email, askedAt: moment, confirmedAt: null },
      homes: [expect.objectContaining({ id, state: 'draft', content: { city: 'Lviv' } })],
      getsMailsAboutMessages: true,
      banFromWriting: null,
      conversations: [],
      tellsOthersOfReading: false,
      viewings: [],
      reports: [],
      messagesOnTheirWay: [{ subject: 'Confirm your subscription to Homiq', createdAt: moment }],
    })
  })

  it('includes no secret and no hash of one', async () => {
    const { user, email, cookie } = await registered()
    await confirm(user)
    await sendPasswordResetEmail(sdkAuth(), email)
    await server.waitUntilIdle()
    const text = await (await ask({ Cookie: cookie })).text()
    const { rows } = await database.pool.query(
      `
      select password_hash as secret from accounts where uid = $1
      union all select hash from sessions where uid = $1
      union all select id from sign_ins where uid = $1
      union all select unused_hashes ->> 0 from sign_ins where uid = $1
      union all select hash from action_codes where uid = $1
      union all select hash from known_devices where uid = $1`,
      [user.uid],
    )
    const secrets = [...rows.map(({ secret }) => String(secret)), getCode(mails.at(-1))]
    expect(secrets).toHaveLength(7)
    for (const secret of secrets) expect(text).not.toContain(secret)
  })

  it('includes a ban, its appeal and own reports, but not who reported or decided', async () => {
    const { user, email, cookie } = await registered()
    await confirm(user)
    const [other, moderator, second] = [randomUUID(), randomUUID(), randomUUID()]
    for (const uid of [moderator, second])
      await grantRole(database.orm, uid, 'moderator', new Date())
    const home = await publishHome(database, other)
    const conversations = createConversations({ db: database.orm })
    const begun = await conversations.start(user.uid, home, { text: 'Free?', key: '' })
    const id = 'id' in begun ? begun.id : ''
    await conversations.send(other, id, { text: 'No.', key: '' })
    const own = { reason: 'fraud', reporter: user.uid, wantsOutcome: true } as const
    const targets = { listing: `rent/${home.id}`, message: `${id}/2`, person: `${id}/owner` }
    for (const [kind, target] of Object.entries(targets) as ['listing', string][])
      await createReport(database.orm, { ...own, kind, target, words: `My ${kind}` }, new Date())
    const about = { kind: 'person', target: `${id}/seeker` } as const
    const told = { reason: 'insult', words: 'Told in confidence', reporter: other } as const
    await createReport(database.orm, { ...about, ...told, wantsOutcome: false }, new Date())
    const tools = { db: database.orm, mailer, siteUrl: '', rates: () => null as never }
    await createDesk(tools).resolve({ ...about, reason: 'insult', uid: moderator })
    const bans = createBans({ db: database.orm })
    await bans.appeal(user.uid, 'It was a joke.')
    const [ban] = await bans.list(second)
    const reason = 'It was not a joke to the other.'
    await bans.decide({ id: ban?.id ?? '', decision: 'uphold', reason, uid: second })

    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    const text = await (await ask({ Cookie: cookie })).text()
    const data = JSON.parse(text)
    expect(data.banFromWriting).toEqual({
      reason: 'insult',
      appeal: 'It was a joke.',
      upholdReason: reason,
      bannedAt: moment,
      endsAt: moment,
    })
    expect(data.reports).toHaveLength(3)
    for (const [kind, target] of Object.entries(targets))
      expect(data.reports).toContainEqual({
        kind,
        target,
        reason: 'fraud',
        words: `My ${kind}`,
        wantsOutcome: true,
        createdAt: moment,
        resolvedAt: null,
        outcome: null,
      })
    const others = [other, moderator, second, hashSecret(moderator), 'Told in confidence']
    for (const secret of others) expect(text).not.toContain(secret)

    const bearer = { Authorization: `Bearer ${await user.getIdToken()}` }
    expect((await ask(bearer, 'DELETE')).status).toBe(204)
    const { rows } = await database.pool.query(
      "select (select count(*)::int from bans where uid = $1) + (select count(*)::int from reports where reporter = $1 or target like $2 || '/%') as left",
      [user.uid, id],
    )
    expect(rows).toEqual([{ left: 0 }])
    const again = await createAccount(database.orm, { email }, new Date())
    const confirmation = { ...ACCOUNT_HOOKS, now: new Date() }
    if (again) await confirmAccountEmail(database.orm, again, confirmation)
    expect(await bans.findOwn(again?.uid ?? '')).toMatchObject({ appeal: '', upholdReason: reason })
  })

  it('leaves out data of an unconfirmed email address', async () => {
    const { email, cookie } = await registered()
    const token = randomUUID()
    await database.orm
      .insert(subscriptions)
      .values({ emailKey: email, email, token, askedAt: new Date(), confirmedAt: new Date() })
    await mailer.send({ to: email, subject: 'For the account holder alone', text: 'x' }, null)
    expect(await (await ask({ Cookie: cookie })).json()).toMatchObject({
      subscription: null,
      messagesOnTheirWay: [],
    })
  })

  it('refuses visitors who are not signed in, and other sites', async () => {
    const { cookie } = await registered()
    for (const headers of [{}, { Cookie: '__session=made-up' }]) {
      const answer = await ask(headers)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'no-store'])
    }
    expect((await ask({ Cookie: cookie, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await ask({ Cookie: cookie }, 'POST')).status).toBe(405)
  })

  it('is rate-limited', async () => {
    const from = { 'X-Forwarded-For': '10.4.4.4' }
    const answers: number[] = []
    for (let n = 0; n < 21; n += 1) answers.push((await ask(from)).status)
    expect(answers.at(-2)).toBe(401)
    expect(answers.at(-1)).toBe(429)
  })
})

describe('DELETE /my/data', () => {
  it('erases the bearer of a fresh token, and refuses others', async () => {
    const { user, cookie } = await registered()
    const token = await user.getIdToken()
    const from = { 'X-Forwarded-For': '10.5.5.5' }
    expect((await ask({ ...from, Cookie: cookie }, 'DELETE')).status).toBe(401)
    server.clock.ms += 10 * 60_000
    const bearer = { ...from, Authorization: `Bearer ${await user.getIdToken(true)}` }
    expect((await ask(bearer, 'DELETE')).status).toBe(401)
    server.clock.ms -= 10 * 60_000
    const fresh = { ...from, Authorization: `Bearer ${token}` }
    expect((await ask(fresh, 'DELETE')).status).toBe(204)
    const own = eq(accounts.uid, user.uid)
    expect(await database.orm.select().from(accounts).where(own)).toEqual([])
    expect((await ask({ ...from, Cookie: cookie })).status).toBe(401)
  })
})

function sdkAuth() {
  const browser = createSdkClient(server.url)
  browsers.push(browser)
  return browser.auth
}
