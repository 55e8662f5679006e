import { randomUUID } from 'node:crypto'
import {
  createUserWithEmailAndPassword,
  deleteUser,
  GoogleAuthProvider,
  signInWithCredential,
} from '@firebase/auth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MY_BAN_PATH } from '#domain/people/my-ban.ts'
import { ENDPOINTS } from '#domain/platform/paths.ts'
import { ACCOUNT_HOOKS, deleteAccount } from '#server/operations/personal-data/delete-account.ts'
import { confirmAccountEmail, createAccount } from '#server/people/account/commands.ts'
import { issueTicket } from '#server/people/oauth/tickets.ts'
import { grantRole } from '#server/people/role/commands.ts'
import type { Database } from '#server/platform/db/open.ts'
import { createBans } from '#server/safety/ban/bans.ts'
import { liftBan } from '#server/safety/ban/commands.ts'
import { findBan, isBanned } from '#server/safety/ban/queries.ts'
import { bans, erasedBans, moderationDecisions } from '#server/safety/tables.ts'
import { freshDatabase } from '#test/database/database.ts'
import { type IdentityServer, startIdentityServer } from '#test/people/identity-server.ts'
import { createSdkClient } from '#test/people/sdk-client.ts'
import { inheritBan } from './commands.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
const END = new Date('2027-05-22T10:00:00Z')
const CONFIRMATION = { ...ACCOUNT_HOOKS, now: NOW }

let database: Database
let server: IdentityServer
beforeAll(async () => {
  database = await freshDatabase()
  server = await startIdentityServer(database)
  server.clock.ms = NOW.getTime()
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

async function ban(uid: string) {
  await database.orm.insert(bans).values({
    id: randomUUID(),
    uid,
    target: `${randomUUID()}/seeker`,
    reason: 'fraud',
    moderators: ['a hash'],
    bannedAt: NOW,
    endsAt: END,
    appeal: 'It was not me.',
  })
}

async function register(email: string, now = NOW, emailVerified = true): Promise<string> {
  const account = await createAccount(database.orm, { email }, now)
  if (account === null) throw new Error(`${email} has an account.`)
  if (emailVerified) await confirmAccountEmail(database.orm, account, { ...CONFIRMATION, now })
  return account.uid
}
const erase = (uid: string) => deleteAccount(database.orm, uid, NOW)
const findOf = (uid: string, now = NOW) => findBan(database.orm, uid, now)
const countKept = () => database.orm.$count(erasedBans)

it('keeps a ban through any number of deletions and registrations with one email address', async () => {
  const email = `olena.${randomUUID()}@example.com`
  const browser = createSdkClient(server.url)
  const first = await createUserWithEmailAndPassword(browser.auth, email, 'correct horse')
  await confirmAccountEmail(database.orm, { uid: first.user.uid, email }, CONFIRMATION)
  await ban(first.user.uid)
  const laid = await findOf(first.user.uid)
  await deleteUser(first.user)
  expect(await findOf(first.user.uid)).toBeNull()
  const kept = JSON.stringify(await database.orm.select().from(erasedBans))
  expect(kept).not.toContain(email)
  expect(kept).not.toContain('It was not me')

  const { user } = await createUserWithEmailAndPassword(browser.auth, email, 'correct horse')
  // Unconfirmed, the email address may be somebody else's.
  expect(await findOf(user.uid)).toBeNull()
  expect(await countKept()).toBe(1)
  await confirmAccountEmail(database.orm, { uid: user.uid, email }, CONFIRMATION)
  const { target, reason, moderators, bannedAt, endsAt } = laid ?? {}
  const again = { target, reason, moderators, bannedAt, endsAt, appeal: null }
  expect(await findOf(user.uid)).toMatchObject(again)
  expect(await countKept()).toBe(0)
  const headers = { Authorization: `Bearer ${await user.getIdToken()}` }
  const session = await fetch(server.url + ENDPOINTS.session, { method: 'POST', headers })
  const Cookie = session.headers.get('set-cookie')?.split(';')[0] ?? ''
  const asked = await fetch(server.url + MY_BAN_PATH, { headers: { Cookie } })
  expect(await asked.json()).toEqual({ until: '2027-05-22' })

  await erase(user.uid)
  expect(await findOf(await register(`O${email.slice(1).replace('@', '+homes@')}`))).not.toBeNull()
  expect(await isBanned(database.orm, await register(`other-${email}`), NOW)).toBe(false)
  await browser.close()
})

it('does not bind email addresses that the banned person never confirmed, or aliases of them', async () => {
  const email = `${randomUUID()}@example.com`
  const stranger = await register(email.replace('@', '+evil@'), NOW, false)
  await ban(stranger)
  const owner = await register(email)
  expect(await findOf(owner)).toBeNull()
  await erase(stranger)
  await erase(owner)
  expect(await countKept()).toBe(0)
})

it('keeps no ban of a person who can write, and ends a kept ban on its day', async () => {
  const email = `${randomUUID()}@example.com`
  await erase(await register(email))
  expect(await countKept()).toBe(0)
  const banned = await register(email)
  await ban(banned)
  await erase(banned)
  expect(await findOf(await register(email, END), END)).toBeNull()
})

it('covers a second account with the same mailbox, and is lifted from all', async () => {
  const name = randomUUID()
  const first = await register(`${name}@example.com`)
  await ban(first)
  const second = await register(`${name}+1@example.com`)
  const third = await register(`${name}+2@example.com`)
  await erase(third)
  const laid = await findOf(second)
  expect(laid).not.toBeNull()
  if (laid) await liftBan(database.orm, laid)
  expect(await findOf(first)).toBeNull()
  expect(await findOf(await register(`${name}+2@example.com`))).toBeNull()
})

it('passes a ban on to the first session of a Firebase account, with any earlier email address', async () => {
  const [before, later] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`]
  const uid = randomUUID()
  await database.pool.query(
    "insert into sessions (uid, email, email_verified, hash, created_at, expires_at) values ($1, $2, true, $1, now(), now() + interval '1 day')",
    [uid, before],
  )
  await ban(uid)
  await deleteAccount(database.orm, uid, NOW, later)
  for (const email of [before, later]) {
    const next = randomUUID()
    await inheritBan(database.orm, { uid: next, email }, NOW)
    expect(await findOf(next)).not.toBeNull()
  }
})

it('passes a ban on to an account that an external provider confirms', async () => {
  const email = `${randomUUID()}@example.com`
  const first = await register(email)
  await ban(first)
  await erase(first)
  const profile = {
    ...({ provider: 'google.com', subject: randomUUID(), email, emailVerified: true } as const),
    displayName: null,
    photoUrl: null,
    authTime: null,
  }
  const browser = createSdkClient(server.url)
  const ticket = await issueTicket(database.orm, profile, NOW)
  const { user } = await signInWithCredential(browser.auth, GoogleAuthProvider.credential(ticket))
  expect(await findOf(user.uid)).not.toBeNull()
  await browser.close()
})

it('allows one appeal across all accounts of a person', async () => {
  const name = randomUUID()
  const first = await register(`${name}@example.com`)
  await ban(first)
  const judge = randomUUID()
  await grantRole(database.orm, judge, 'moderator', NOW)
  const bans = createBans({ db: database.orm, now: () => NOW })
  const { id = '' } = (await findOf(first)) ?? {}
  const reason = 'Both homes are of others.'
  expect(await bans.decide({ id, decision: 'uphold', reason, uid: judge })).toBeNull()
  const second = await register(`${name}+1@example.com`)
  await erase(first)
  await erase(second)

  const again = await register(`${name}@example.com`)
  expect(await bans.findOwn(again)).toMatchObject({ appeal: '', upholdReason: reason })
  expect(await bans.appeal(again, 'It was not me, once more.')).toBe(false)
  const asked = (await bans.list(judge)).find((it) => it.upholdReason === reason)
  expect(asked).toMatchObject({ appeal: '' })
})

it('allows another appeal once the ban was issued again', async () => {
  const email = `${randomUUID()}@example.com`
  const uid = await register(email)
  await ban(uid)
  const { target = '' } = (await findOf(uid)) ?? {}
  await database.orm.insert(moderationDecisions).values({
    id: randomUUID(),
    kind: 'person',
    target,
    decision: 'uphold',
    moderator: 'a hash',
    reason: 'Both homes are of others.',
    decidedAt: new Date(NOW.getTime() - 1),
  })
  await erase(uid)
  expect(await findOf(await register(email))).toMatchObject({ appeal: null, upholdReason: null })
})
