import { randomUUID } from 'node:crypto'
import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  GoogleAuthProvider,
  reload,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  updatePassword,
} from '@firebase/auth'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { disableAccount } from '#server/operations/operator/disable-account.ts'
import { issueTicket } from '#server/people/oauth/tickets.ts'
import { rotateRefreshToken, startSignIn } from '#server/people/sign-in/commands.ts'
import type { Database } from '#server/platform/db/open.ts'
import { log } from '#server/platform/log/log.ts'
import { accountHash } from '#server/platform/log/security-event.ts'
import { freshDatabase } from '#test/database/database.ts'
import {
  findNewestLinkMail,
  getCode,
  type IdentityServer,
  startIdentityServer,
} from '#test/people/identity-server.ts'
import { createSdkClient, getErrorCode, type SdkClient } from '#test/people/sdk-client.ts'
import { loadSigningKeys, rotateSigningKeys } from './token/signing-keys.ts'

const PASSWORD = 'correct horse'
const WRONG = 'wrong horse 77'
const NEXT = 'battery staple'

let database: Database
let server: IdentityServer
let browsers: SdkClient[] = []
const warn = vi.spyOn(log, 'warn')
beforeAll(async () => {
  database = await freshDatabase()
  server = await startIdentityServer(database)
})
beforeEach(() => {
  warn.mockClear()
})
afterEach(async () => {
  await Promise.all(browsers.map((browser) => browser.close()))
  browsers = []
})
afterAll(async () => {
  warn.mockRestore()
  await server.stop()
  await database.close()
})

function open() {
  const browser = createSdkClient(server.url)
  browsers.push(browser)
  return browser.auth
}

const newEmail = () => `${randomUUID()}@example.com`

async function register(email = newEmail()) {
  const { user } = await createUserWithEmailAndPassword(open(), email, PASSWORD)
  warn.mockClear()
  return { user, email, uid: user.uid }
}

/** The events logged since the last call. */
function events({ ofDevices = false } = {}): unknown[] {
  const lines = warn.mock.calls.map(([fields]) => fields as unknown as { event: string })
  warn.mockClear()
  return lines.filter(({ event }) => ofDevices || event !== 'sign-in.new-device')
}

/** The log line of an event. */
const about = (event: string, uid: string, fields: object = {}) => ({
  event,
  account: accountHash(uid),
  ...fields,
})

it('covers an account from registration to deletion, by a hash', async () => {
  const email = newEmail()
  const { user } = await createUserWithEmailAndPassword(open(), email, PASSWORD)
  const { uid } = user
  const byPassword = { way: 'password' }
  expect(events()).toEqual([about('sign-up.succeeded', uid, byPassword)])
  await getErrorCode(signInWithEmailAndPassword(open(), email, WRONG))
  expect(events()).toEqual([about('sign-in.failed', uid, byPassword)])
  await signInWithEmailAndPassword(open(), email, PASSWORD)
  expect(events()).toEqual([about('sign-in.succeeded', uid, byPassword)])
  await sendPasswordResetEmail(open(), email)
  await server.waitUntilIdle()
  expect(events()).toEqual([about('password.reset-requested', uid)])
  const code = getCode(findNewestLinkMail(server.mails, email))
  await confirmPasswordReset(open(), code, NEXT)
  expect(events()).toEqual([about('password.reset', uid)])
  const again = await signInWithEmailAndPassword(open(), email, NEXT)
  await updatePassword(again.user, PASSWORD)
  expect(events().slice(1)).toEqual([about('password.changed', uid)])
  await server.identity.signOutEverywhere(uid)
  expect(events()).toEqual([about('sign-out.everywhere', uid)])
  const last = await signInWithEmailAndPassword(open(), email, PASSWORD)
  await deleteUser(last.user)
  expect(events().slice(1)).toEqual([about('account.deleted', uid)])
})

it('covers a browser that is new to the account', async () => {
  const { uid, email } = await register()
  await signInWithEmailAndPassword(open(), email, PASSWORD)
  expect(events({ ofDevices: true })).toEqual([
    about('sign-in.succeeded', uid, { way: 'password' }),
    about('sign-in.new-device', uid),
  ])
})

it('covers a wrong password for an unknown account, and a disabled account', async () => {
  await getErrorCode(signInWithEmailAndPassword(open(), newEmail(), WRONG))
  expect(events()).toEqual([{ event: 'sign-in.failed', way: 'password' }])
  const { uid, email } = await register()
  await disableAccount(database.orm, uid, true, new Date())
  await getErrorCode(signInWithEmailAndPassword(open(), email, PASSWORD))
  expect(events()).toEqual([about('sign-in.failed', uid, { way: 'password', reason: 'disabled' })])
})

it('covers a lockout once', async () => {
  const { uid, email } = await register()
  for (let n = 0; n < 14; n += 1)
    await getErrorCode(signInWithEmailAndPassword(open(), email, WRONG))
  const logged = events().filter((line) => (line as { event: string }).event !== 'sign-in.failed')
  expect(logged).toEqual([
    { event: 'limit.hit', limit: 'signInByPair' },
    about('sign-in.locked-out', uid),
  ])
})

it("covers a provider's sign-in, and an invalid ticket", async () => {
  const profile = {
    provider: 'google.com',
    subject: randomUUID(),
    email: newEmail(),
    emailVerified: true,
    displayName: null,
    photoUrl: null,
    authTime: null,
  } as const
  const credential = async () =>
    GoogleAuthProvider.credential(await issueTicket(database.orm, profile, new Date()))
  const { user } = await signInWithCredential(open(), await credential())
  await signInWithCredential(open(), await credential())
  await getErrorCode(signInWithCredential(open(), GoogleAuthProvider.credential('made-up')))
  const way = { way: 'google.com' }
  expect(events()).toEqual([
    about('sign-up.succeeded', user.uid, way),
    about('sign-in.succeeded', user.uid, way),
    { event: 'sign-in.failed', way: 'provider', reason: 'ticket' },
  ])
})

it('covers the end of a session, and invalid tokens', async () => {
  const { user, uid } = await register()
  const session = (method: string, headers: Readonly<Record<string, string>>) =>
    fetch(`${server.url}/session`, { method, headers })
  const bearer = { Authorization: `Bearer ${await user.getIdToken()}` }
  const cookie = (await session('POST', bearer)).headers.get('set-cookie')?.split(';')[0] ?? ''
  await session('DELETE', { Cookie: cookie })
  expect(events()).toEqual([about('sign-out', uid)])
  await session('POST', { Authorization: 'Bearer a.b.c' })
  await session('POST', { ...bearer, 'Sec-Fetch-Site': 'cross-site' })
  expect(events()).toEqual([
    { event: 'token.refused', reason: 'not good' },
    { event: 'request.refused', reason: 'other site' },
  ])
  await getErrorCode(reload(user))
  await getErrorCode(confirmPasswordReset(open(), 'made-up', NEXT))
  expect(events()).toEqual([{ event: 'token.refused', reason: 'INVALID_OOB_CODE' }])
})

it('covers a copied refresh token', async () => {
  const { uid } = await register()
  const { refreshToken } = await startSignIn(
    database.orm,
    uid,
    { provider: 'password' },
    new Date(),
  )
  const next = await rotateRefreshToken(database.orm, refreshToken, new Date())
  await rotateRefreshToken(database.orm, next?.refreshToken ?? '', new Date())
  expect(events()).toEqual([])
  await rotateRefreshToken(database.orm, refreshToken, new Date())
  expect(events()).toEqual([about('token.reused', uid)])
})

it('covers a new signing key, whichever process made it', async () => {
  const now = new Date()
  const keys = await loadSigningKeys(database.orm, now)
  const { kid } = await keys.getSigningKey(now)
  events()
  await rotateSigningKeys(database.orm, now, { discard: true })
  const later = new Date(now.getTime() + 60_000)
  expect(await keys.getVerificationKey(kid, later)).toBeNull()
  const rotated = { event: 'signing-key.rotated', kid: expect.any(String), dropped: 1 }
  expect(events()).toEqual([rotated])
  await keys.getVerificationKey(kid, new Date(later.getTime() + 60_000))
  expect(events()).toEqual([])
})

it('contains no email address, password or code', async () => {
  const { email } = await register()
  await getErrorCode(signInWithEmailAndPassword(open(), email, WRONG))
  await sendPasswordResetEmail(open(), email)
  await server.waitUntilIdle()
  const code = getCode(findNewestLinkMail(server.mails, email))
  await confirmPasswordReset(open(), code, NEXT)
  await signInWithEmailAndPassword(open(), email, NEXT)
  const lines = JSON.stringify(warn.mock.calls)
  for (const secret of [email, WRONG, NEXT, code]) expect(lines).not.toContain(secret)
})
