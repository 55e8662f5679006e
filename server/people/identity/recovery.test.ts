import { randomUUID } from 'node:crypto'
import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  type User,
  updatePassword,
} from '@firebase/auth'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { updateAccount } from '#server/people/account/commands.ts'
import type { FederatedProfile } from '#server/people/account/federated-profile.ts'
import { issueTicket } from '#server/people/oauth/tickets.ts'
import { accountProviders, accounts, actionCodes } from '#server/people/tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { mailSpool } from '#server/platform/tables.ts'
import { freshDatabase } from '#test/database/database.ts'
import {
  findNewestLinkMail,
  getCode,
  type IdentityServer,
  startIdentityServer,
} from '#test/people/identity-server.ts'
import { createSdkClient, getErrorCode, type SdkClient } from '#test/people/sdk-client.ts'

const PASSWORD = 'correct horse'
const NEXT = 'battery staple'

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

const newEmail = () => `${randomUUID()}@example.com`
const register = async (email = newEmail()): Promise<User> =>
  (await createUserWithEmailAndPassword(open(), email, PASSWORD)).user

/** The code of the newest mail to an account. */
async function mailedCode({ email }: User): Promise<string> {
  await server.waitUntilIdle()
  return getCode(findNewestLinkMail(server.mails, email ?? ''))
}

async function resetCode(user: User): Promise<string> {
  await sendPasswordResetEmail(open(), user.email ?? '')
  return mailedCode(user)
}

async function row({ uid }: User) {
  const [account] = await database.orm.select().from(accounts).where(eq(accounts.uid, uid))
  return account
}

async function googleCredential(changes: Partial<FederatedProfile> = {}) {
  const profile: FederatedProfile = {
    provider: 'google.com',
    subject: randomUUID(),
    email: newEmail(),
    emailVerified: true,
    displayName: 'Olena',
    photoUrl: 'https://pictures.example/olena.png',
    authTime: null,
    ...changes,
  }
  const ticket = await issueTicket(database.orm, profile, new Date(server.clock.ms))
  return GoogleAuthProvider.credential(ticket)
}

describe('a new password', () => {
  it('voids reset links that were mailed before', async () => {
    const user = await register()
    const code = await resetCode(user)
    // The code is in the fragment, because servers, proxies and their logs see the query.
    expect(server.mails.at(-1)?.text).toMatch(
      /https:\/\/homiq\.test\/email-action#mode=resetPassword&oobCode=[\w-]{43}\n/,
    )
    await updatePassword(user, NEXT)
    expect(await getErrorCode(confirmPasswordReset(open(), code, 'third password'))).toBe(
      'auth/invalid-action-code',
    )
    await signInWithEmailAndPassword(open(), user.email ?? '', NEXT)
  })

  it('requires the previous one, not only a recent sign-in by a provider', async () => {
    const subject = randomUUID()
    const email = newEmail()
    const google = () => googleCredential({ subject, email })
    const { user } = await signInWithCredential(open(), await google())
    await updatePassword(user, PASSWORD)
    const auth = open()
    const again = await signInWithCredential(auth, await google())
    expect(await getErrorCode(updatePassword(again.user, NEXT))).toBe('auth/requires-recent-login')
    const { user: proved } = await signInWithEmailAndPassword(auth, email, PASSWORD)
    await updatePassword(proved, NEXT)
  })
})

describe('a reset', () => {
  it('uses up its code only with the new password', async () => {
    const user = await register()
    const code = await resetCode(user)
    await database.pool.query(`
      create function refuse_change() returns trigger language plpgsql as
        $$ begin raise exception 'out of order'; end $$;
      create trigger refuse_change before update on accounts
        for each row execute function refuse_change()`)
    const failed = getErrorCode(confirmPasswordReset(open(), code, NEXT))
    expect(await failed).toBe('auth/network-request-failed')
    await database.pool.query('drop function refuse_change cascade')
    await signInWithEmailAndPassword(open(), user.email ?? '', PASSWORD)
    await confirmPasswordReset(open(), code, NEXT)
    await signInWithEmailAndPassword(open(), user.email ?? '', NEXT)
  })

  it('clears data from before the email address was confirmed', async () => {
    const attacker = await register()
    const photoUrl = 'https://evil.example/picture.png'
    await updateAccount(database.orm, attacker.uid, { displayName: 'Nobody', photoUrl })
    await confirmPasswordReset(open(), await resetCode(attacker), NEXT)
    expect(await row(attacker)).toMatchObject({
      displayName: null,
      photoUrl: null,
      emailVerified: true,
    })
    expect(await getErrorCode(reload(attacker))).toBe('auth/user-token-expired')
  })

  it('keeps name and picture of an account with a confirmed email address', async () => {
    const user = await register()
    await updateAccount(database.orm, user.uid, { displayName: 'Olena', emailVerified: true })
    await confirmPasswordReset(open(), await resetCode(user), NEXT)
    expect(await row(user)).toMatchObject({ displayName: 'Olena' })
  })

  it('unlinks providers with another email address, and no others', async () => {
    const getProviders = ({ uid }: User) =>
      database.orm.select().from(accountProviders).where(eq(accountProviders.uid, uid))
    const same = { subject: randomUUID(), email: newEmail() }
    const { user } = await signInWithCredential(open(), await googleCredential(same))
    await confirmPasswordReset(open(), await resetCode(user), NEXT)
    expect(await getProviders(user)).toHaveLength(1)
    await database.orm
      .update(accountProviders)
      .set({ email: 'former-holder@example.com' })
      .where(eq(accountProviders.uid, user.uid))
    await confirmPasswordReset(open(), await resetCode(user), PASSWORD)
    expect(await getProviders(user)).toEqual([])
  })

  it('unlinks a provider that verified nothing', async () => {
    const demo = await googleCredential({ emailVerified: false })
    const { user } = await signInWithCredential(open(), demo)
    await confirmPasswordReset(open(), await resetCode(user), NEXT)
    expect(await database.orm.select().from(accountProviders)).not.toContainEqual(
      expect.objectContaining({ uid: user.uid }),
    )
    expect(await row(user)).toMatchObject({ displayName: null, emailVerified: true })
  })

  it('reads the account only after the next call, so that timing reveals nothing', async () => {
    const user = await register()
    await sendPasswordResetEmail(open(), user.email ?? '')
    await signInWithEmailAndPassword(open(), user.email ?? '', PASSWORD)
    const codes = () => database.orm.select().from(actionCodes).where(eq(actionCodes.uid, user.uid))
    expect(await codes()).toEqual([])
    expect(await database.orm.select().from(mailSpool)).toEqual([])
    await server.waitUntilIdle()
    expect(await codes()).toHaveLength(1)
  })
})

describe('a link that confirms an email address', () => {
  /** Posts a code like the SDK, from a browser with the session of `user`. */
  async function confirm(code: string, user: User | null): Promise<string> {
    const headers = new Headers({ 'Content-Type': 'application/json' })
    if (user !== null) {
      const bearer = { Authorization: `Bearer ${await user.getIdToken(true)}` }
      const started = await fetch(`${server.url}/session`, { method: 'POST', headers: bearer })
      headers.set('Cookie', started.headers.get('set-cookie')?.split(';')[0] ?? '')
    }
    const response = await fetch(
      `${server.url}/identitytoolkit.googleapis.com/v1/accounts:update?key=homiq`,
      { method: 'POST', headers, body: JSON.stringify({ oobCode: code }) },
    )
    const body = (await response.json()) as { error?: { message: string }; emailVerified?: boolean }
    return body.error?.message ?? `verified: ${body.emailVerified}`
  }

  it('works only in a session of its account, and stays valid elsewhere', async () => {
    const [attacker, other] = [await register(), await register()]
    await sendEmailVerification(attacker)
    const code = await mailedCode(attacker)
    expect(await confirm(code, null)).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    expect(await confirm(code, other)).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    expect(await row(attacker)).toMatchObject({ emailVerified: false })
    expect(await confirm(code, attacker)).toBe('verified: true')
    expect(await row(attacker)).toMatchObject({ emailVerified: true })
    expect(await confirm(code, attacker)).toBe('INVALID_OOB_CODE')
  })
})

describe('mails requested by others', () => {
  const request = async (email: string, from: string): Promise<string> => {
    const response = await fetch(
      `${server.url}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=homiq`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
        body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
      },
    )
    return response.ok ? 'ok' : 'refused'
  }

  it("do not use up the account holder's limit, whatever their IP", async () => {
    const email = newEmail()
    const at = (from: string) => ({ 'X-Forwarded-For': from })
    const signUp = await fetch(
      `${server.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=homiq`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...at('10.7.0.1') },
        body: JSON.stringify({ email, password: PASSWORD }),
      },
    )
    expect(signUp.status).toBe(200)
    await fetch(
      `${server.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=homiq`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...at('10.7.0.1') },
        body: JSON.stringify({ email, password: PASSWORD }),
      },
    )
    const one = await Promise.all(Array.from({ length: 6 }, () => request(email, '10.7.1.1')))
    expect(one.filter((verdict) => verdict === 'ok')).toHaveLength(5)
    expect(await request(email, '10.7.2.1')).toBe('ok')
    const many: string[] = []
    for (let n = 0; n < 30; n += 1) many.push(await request(email, `10.7.3.${n}`))
    expect(many.filter((verdict) => verdict === 'ok')).toHaveLength(14)
    expect(await request(email, '10.7.0.1')).toBe('ok')
    await server.waitUntilIdle()
  })
})

it("knows the age of a provider's sign-in from the provider", async () => {
  const hourAgo = new Date(server.clock.ms - 3_600_000)
  const whom = { subject: randomUUID(), email: newEmail() }
  const { user } = await signInWithCredential(
    open(),
    await googleCredential({ ...whom, authTime: hourAgo }),
  )
  expect(await getErrorCode(user.delete())).toBe('auth/requires-recent-login')
  await reauthenticateWithCredential(user, await googleCredential(whom))
  await user.delete()
  expect(await row(user)).toBeUndefined()
})
