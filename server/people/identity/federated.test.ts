import { randomUUID } from 'node:crypto'
import {
  createUserWithEmailAndPassword,
  GithubAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  signInWithCredential,
} from '@firebase/auth'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { FederatedProfile } from '#server/people/account/federated-profile.ts'
import { issueTicket } from '#server/people/oauth/tickets.ts'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { type IdentityServer, startIdentityServer } from '#test/people/identity-server.ts'
import { createSdkClient, getErrorCode, type SdkClient } from '#test/people/sdk-client.ts'

let database: Database
let server: IdentityServer
let browsers: SdkClient[] = []
beforeAll(async () => {
  database = await freshDatabase()
  server = await startIdentityServer(database)
})
afterEach(async () => {
  await Promise.all(browsers.map((browser) => browser.close()))
  browsers = []
  server.clock.ms = Date.now()
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

function profile(changes: Partial<FederatedProfile> = {}): FederatedProfile {
  return {
    provider: 'google.com',
    subject: randomUUID(),
    email: `${randomUUID()}@example.com`,
    emailVerified: true,
    displayName: 'Olena',
    photoUrl: null,
    authTime: null,
    ...changes,
  }
}

const now = () => new Date(server.clock.ms)
const ticketFor = (whom: FederatedProfile) => issueTicket(database.orm, whom, now())
const google = async (whom: FederatedProfile) =>
  GoogleAuthProvider.credential(await ticketFor(whom))

it('creates an account for a person whom a provider authenticated, and finds it again', async () => {
  const olena = profile()
  const { user } = await signInWithCredential(open(), await google(olena))
  expect(user).toMatchObject({ email: olena.email, emailVerified: true, displayName: 'Olena' })
  expect(user.providerData).toMatchObject([{ providerId: 'google.com', uid: olena.subject }])
  const { signInProvider } = await user.getIdTokenResult()
  expect(signInProvider).toBe('google.com')
  const moved = { ...olena, email: 'moved@example.com' }
  const again = await signInWithCredential(open(), await google(moved))
  expect(again.user).toMatchObject({ uid: user.uid, email: olena.email })
})

it('accepts GitHub by its own credential, and no ticket of another provider', async () => {
  const taras = profile({ provider: 'github.com', emailVerified: true })
  const credential = GithubAuthProvider.credential(await ticketFor(taras))
  const { user } = await signInWithCredential(open(), credential)
  expect(user.email).toBe(taras.email)
  const wrong = signInWithCredential(open(), await google(profile({ provider: 'github.com' })))
  expect(await getErrorCode(wrong)).toBe('auth/invalid-credential')
})

it('leaves an email address unconfirmed if the provider did not verify it', async () => {
  const demo = profile({ emailVerified: false })
  const { user } = await signInWithCredential(open(), await google(demo))
  expect(user.emailVerified).toBe(false)
})

it('never takes over an account with the same email address', async () => {
  const olena = profile()
  await createUserWithEmailAndPassword(open(), olena.email, 'correct horse')
  const auth = open()
  const code = await getErrorCode(signInWithCredential(auth, await google(olena)))
  expect(code).toBe('auth/account-exists-with-different-credential')
  expect(auth.currentUser).toBeNull()
  const same = profile({ provider: 'github.com', email: olena.email.toUpperCase() })
  const other = GithubAuthProvider.credential(await ticketFor(same))
  expect(await getErrorCode(signInWithCredential(open(), other))).toBe(
    'auth/account-exists-with-different-credential',
  )
})

it('redeems a ticket once, and not after two minutes', async () => {
  const ticket = GoogleAuthProvider.credential(await ticketFor(profile()))
  await signInWithCredential(open(), ticket)
  expect(await getErrorCode(signInWithCredential(open(), ticket))).toBe('auth/invalid-credential')
  const late = await google(profile())
  server.clock.ms += 121_000
  expect(await getErrorCode(signInWithCredential(open(), late))).toBe('auth/invalid-credential')
})

it("refuses a provider's own token", async () => {
  const foreign = GoogleAuthProvider.credential('eyJhbGciOiJSUzI1NiJ9.e30.x')
  expect(await getErrorCode(signInWithCredential(open(), foreign))).toBe('auth/invalid-credential')
})

it('proves again who a person is, without creating an account', async () => {
  const olena = profile()
  const { user } = await signInWithCredential(open(), await google(olena))
  await reauthenticateWithCredential(user, await google(olena))
  const stranger = await google(profile())
  expect(await getErrorCode(reauthenticateWithCredential(user, stranger))).toBe(
    'auth/user-mismatch',
  )
})

it('links no second provider to an account', async () => {
  const { user } = await createUserWithEmailAndPassword(open(), profile().email, 'correct horse')
  const joined = linkWithCredential(user, await google(profile()))
  expect(await getErrorCode(joined)).toBe('auth/operation-not-allowed')
})

it('creates one account for two concurrent sign-ins', async () => {
  const olena = profile()
  const credentials = [await google(olena), await google(olena)]
  const [one, other] = await Promise.all(
    credentials.map((credential) => signInWithCredential(open(), credential)),
  )
  expect(one?.user.uid).toBe(other?.user.uid)
})
