import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '#server/people/account/commands.ts'
import { findAccountByUid } from '#server/people/account/queries.ts'
import { grantRole } from '#server/people/role/commands.ts'
import { getRoles } from '#server/people/role/queries.ts'
import { createSession } from '#server/people/session/commands.ts'
import { startSignIn } from '#server/people/sign-in/commands.ts'
import { sessions, signIns, signingKeys } from '#server/people/tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { subscriptions } from '#server/site/tables.ts'
import { freshDatabase } from '#test/database/database.ts'
import { record } from '#test/feeds/feed-home.ts'
import { importListings } from '#test/feeds/import-listings.ts'
import { accountsOperation, type OperatorContext } from './accounts.ts'
import { OPERATIONS } from './operations.ts'

const now = new Date('2026-11-22T10:00:00Z')

let database: Database
let context: OperatorContext
let atFirebase: OperatorContext
let uid: string
beforeAll(async () => {
  database = await freshDatabase()
  context = { db: database.orm, provider: 'embedded', now }
  atFirebase = { ...context, provider: 'firebase' }
})
beforeEach(async () => {
  await database.pool.query('truncate accounts, sessions, account_roles cascade')
  const created = await createAccount(
    database.orm,
    { email: 'Olena@example.com', passwordHash: 'x' },
    now,
  )
  uid = created?.uid ?? ''
})
afterAll(() => database.close())

/** Signs a user in with one browser. */
async function signIn(of = uid): Promise<void> {
  const { signIn } = await startSignIn(database.orm, of, { provider: 'password' }, now)
  const person = { uid: of, email: null, emailVerified: false, signInId: signIn.id }
  await createSession(database.orm, person, now)
}

const goingOn = async () => [
  await database.orm.$count(signIns),
  await database.orm.$count(sessions),
]

describe('an account of this server', () => {
  it.each(['olena@EXAMPLE.com', ' Olena@example.com '])(
    'is shown by the address %s',
    async (who) => {
      await signIn()
      await signIn()
      await grantRole(database.orm, uid, 'moderator', now)
      const input = OPERATIONS.accounts.run(context, { command: 'show', who })
      expect(await input).toEqual({
        kind: 'person',
        person: {
          uid,
          email: 'Olena@example.com',
          emailVerified: false,
          account: {
            disabled: false,
            createdAt: now.toISOString(),
            lastSignInAt: now.toISOString(),
          },
          roles: ['moderator'],
          signInMethods: ['password'],
          signIns: 2,
          sessions: 2,
        },
      })
    },
  )

  it('loses its sign-ins and sessions when disabled, and can sign in only when enabled', async () => {
    await signIn()
    const done = await accountsOperation(context, { command: 'disable', who: uid })
    expect(done).toMatchObject({
      sentence: 'Olena@example.com is disabled and signed out everywhere.',
      person: { account: { disabled: true } },
    })
    expect(await goingOn()).toEqual([0, 0])
    await accountsOperation(context, { command: 'enable', who: uid })
    expect((await findAccountByUid(database.orm, uid))?.disabled).toBe(false)
  })

  it('still exists after being signed out', async () => {
    await signIn()
    await accountsOperation(context, { command: 'sign-out', who: uid })
    expect(await goingOn()).toEqual([0, 0])
    expect(await findAccountByUid(database.orm, uid)).not.toBeNull()
  })

  it('is deleted with everything that belongs to it', async () => {
    await signIn()
    await grantRole(database.orm, uid, 'admin', now)
    const done = await accountsOperation(context, { command: 'delete', who: uid })
    expect(done).toMatchObject({ sentence: 'Olena@example.com is deleted.', person: { uid } })
    expect(await findAccountByUid(database.orm, uid)).toBeNull()
    expect(await goingOn()).toEqual([0, 0])
    expect(await getRoles(database.orm, uid)).toEqual([])
    await expect(accountsOperation(context, { command: 'delete', who: uid })).rejects.toThrow(
      `There is no account of ${uid}.`,
    )
  })

  it('gets roles and loses them', async () => {
    const sentences = []
    for (const command of ['grant', 'grant', 'revoke', 'revoke'] as const) {
      const done = await accountsOperation(context, { command, who: uid, role: 'admin' })
      sentences.push('sentence' in done ? done.sentence : done)
    }
    expect(sentences).toEqual([
      'Olena@example.com is admin now.',
      'Olena@example.com is admin already.',
      'Olena@example.com is no longer admin.',
      'Olena@example.com is not admin anyway.',
    ])
  })

  it('can be linked to homes of an imported feed, and unlinked', async () => {
    const who = uid
    const [feed, realtor] = ['lviv-homes', 'Andriy Bondar']
    const link = () => accountsOperation(context, { command: 'represent', who, feed, realtor })
    await expect(link()).rejects.toThrow('No home of Andriy Bondar in the feed lviv-homes')
    await importListings(database, [record()], { name: feed })
    const unlink = () => accountsOperation(context, { command: 'unrepresent', who, feed, realtor })
    const sentences = []
    for (const command of [link, unlink, unlink]) {
      const done = await command()
      sentences.push('sentence' in done ? done.sentence : done)
    }
    expect(sentences).toEqual([
      'Visitors write to Olena@example.com about homes of Andriy Bondar in the feed lviv-homes.',
      'Nobody begins to write to Olena@example.com about homes of Andriy Bondar in the feed lviv-homes.',
      'Nobody writes to Olena@example.com about homes of Andriy Bondar in the feed lviv-homes anyway.',
    ])
  })

  it.each(['nobody@example.com', 'nobody'])('is not found as %s', async (who) => {
    const refused = accountsOperation(context, { command: 'grant', who, role: 'admin' })
    await expect(refused).rejects.toThrow(`There is no account of ${who}.`)
  })
})

describe('discarding keys', () => {
  it('ends every sign-in and session of everyone; adding a key ends none', async () => {
    const other = await createAccount(database.orm, { email: 'ivan@example.com' }, now)
    await signIn()
    await signIn(other?.uid)
    expect(await OPERATIONS['rotate-keys'].run(context, { discard: false })).toEqual({
      discarded: false,
    })
    expect(await goingOn()).toEqual([2, 2])
    expect(await OPERATIONS['rotate-keys'].run(context, { discard: true })).toEqual({
      discarded: true,
    })
    expect(await goingOn()).toEqual([0, 0])
    expect(await database.orm.$count(signingKeys)).toBe(1)
  })
})

describe('a list', () => {
  it('has everyone once, by email address, page by page', async () => {
    for (const name of ['b', 'e', 'a', 'd'])
      await createAccount(database.orm, { email: `${name}@example.com` }, now)
    await grantRole(database.orm, uid, 'moderator', now)
    await grantRole(database.orm, 'of-firebase', 'admin', now)
    const seen: (string | null)[] = []
    let after: string | null = ''
    while (after !== null) {
      const page = await accountsOperation(context, { command: 'list', after, limit: 2 })
      if (page.kind !== 'page') throw new Error('It is no page.')
      seen.push(...page.people.map(({ email, roles }) => [email, ...roles].join(' ')))
      after = page.next
    }
    expect(seen).toEqual([
      ...['a', 'b', 'd', 'e'].map((name) => `${name}@example.com`),
      'Olena@example.com moderator',
      ' admin',
    ])
  })
})

describe('a person whose account is at Firebase', () => {
  beforeEach(async () => {
    const person = { uid: 'fire', email: 'Ivan@example.com', emailVerified: true, signInId: null }
    await createSession(database.orm, person, now)
  })

  it.each(['ivan@example.com', 'fire'])('is found as %s, and can be given a role', async (who) => {
    await accountsOperation(atFirebase, { command: 'grant', who, role: 'moderator' })
    expect(await accountsOperation(atFirebase, { command: 'show', who })).toMatchObject({
      person: {
        uid: 'fire',
        email: 'Ivan@example.com',
        account: null,
        roles: ['moderator'],
        sessions: 1,
      },
    })
  })

  it('can be given a role before the first visit, by uid', async () => {
    await accountsOperation(atFirebase, { command: 'grant', who: 'unseen', role: 'admin' })
    expect(await getRoles(database.orm, 'unseen')).toEqual(['admin'])
  })

  it('is disabled at Firebase, not here', async () => {
    await expect(
      accountsOperation(atFirebase, { command: 'disable', who: 'fire' }),
    ).rejects.toThrow(
      'The account fire is in the Firebase project: disable or enable it there. "sign-out" ends its sessions here.',
    )
    const out = await accountsOperation(atFirebase, { command: 'sign-out', who: 'fire' })
    expect(out).toMatchObject({ sentence: expect.stringContaining('has no session here any more') })
    expect(await goingOn()).toEqual([0, 0])
  })

  it('is deleted here, as far as there is data here', async () => {
    await database.orm.insert(subscriptions).values({
      emailKey: 'ivan@example.com',
      email: 'Ivan@example.com',
      token: 't',
      askedAt: now,
    })
    const done = await accountsOperation(atFirebase, { command: 'delete', who: 'fire' })
    expect(done).toMatchObject({ sentence: expect.stringContaining('is in the Firebase project.') })
    expect(await database.orm.$count(subscriptions)).toBe(0)
    expect(await goingOn()).toEqual([0, 0])
  })
})
