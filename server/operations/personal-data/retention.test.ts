import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { EMPTY_SEARCH_QUERY } from '#domain/catalog/search/search-query.ts'
import { RETENTION_MS } from '#domain/operations/retention.ts'
import { DAY_MS } from '#domain/platform/time/durations.ts'
import { savedSearches, searchAlerts } from '#server/catalog/saved-search/tables.ts'
import { shortlists } from '#server/catalog/shortlist/tables.ts'
import { homeChecks, offerReminders, offers } from '#server/homes/tables.ts'
import { conversations } from '#server/messages/tables.ts'
import { viewings } from '#server/messages/viewing/tables.ts'
import { createAccount } from '#server/people/account/commands.ts'
import {
  actionCodes,
  federatedTickets,
  knownDevices,
  oauthAttempts,
  sessions,
  signIns,
} from '#server/people/tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { log } from '#server/platform/log/log.ts'
import { idempotencyKeys, mailSpool } from '#server/platform/tables.ts'
import { bans, erasedBans, reports } from '#server/safety/tables.ts'
import { subscriptions } from '#server/site/tables.ts'
import { insertSearch } from '#test/catalog/saved-search/insert-search.ts'
import { closableDatabase, freshDatabase } from '#test/database/database.ts'
import { deleteExpiredRows } from './retention.ts'
import { startRetention } from './start-retention.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)

let database: Database
let uid: string
beforeAll(async () => {
  database = await freshDatabase()
  const email = 'olena@example.com'
  uid = (await createAccount(database.orm, { email }, daysAgo(700)))?.uid ?? ''
})
afterAll(() => database.close())

const subscription = (askedAt: Date, confirmedAt: Date | null = null) => {
  const email = `${randomUUID()}@example.com`
  return { emailKey: email, email, token: randomUUID(), askedAt, confirmedAt }
}
const spooled = (createdAt: Date, dueAt: Date | null) => ({
  id: randomUUID(),
  mail: { to: 'a@example.com', subject: 'x', text: 'y' },
  createdAt,
  dueAt,
})
const signIn = (id: string, createdAt: Date, usedAt: Date) => ({
  id,
  uid,
  unusedHashes: [],
  provider: 'password',
  authTime: createdAt,
  createdAt,
  usedAt,
})
const session = (signInId: string | null, expiresAt: Date) => ({
  hash: randomUUID(),
  uid,
  signInId,
  createdAt: daysAgo(3),
  expiresAt,
})

it('deletes expired rows, and nothing else', async () => {
  const { orm } = database
  const code = (expiresAt: Date) =>
    ({ hash: randomUUID(), uid, kind: 'PASSWORD_RESET', expiresAt }) as const
  const ticket = (expiresAt: Date) =>
    ({
      hash: randomUUID(),
      provider: 'google.com',
      subject: '1',
      email: 'a@example.com',
      emailVerified: true,
      expiresAt,
    }) as const
  const attempt = (expiresAt: Date) =>
    ({
      stateHash: randomUUID(),
      browserHash: 'x',
      provider: 'github.com',
      attempt: randomUUID(),
      codeVerifier: 'x',
      expiresAt,
    }) as const
  await orm
    .insert(subscriptions)
    .values([
      subscription(daysAgo(7.1)),
      subscription(daysAgo(6.9)),
      subscription(daysAgo(400), daysAgo(399)),
    ])
  await orm
    .insert(mailSpool)
    .values([spooled(daysAgo(31), null), spooled(daysAgo(29), null), spooled(daysAgo(31), NOW)])
  await orm
    .insert(signIns)
    .values([
      signIn('idle', daysAgo(200), daysAgo(181)),
      signIn('old', daysAgo(366), daysAgo(1)),
      signIn('kept', daysAgo(364), daysAgo(179)),
    ])
  await orm
    .insert(sessions)
    .values([
      session('kept', daysAgo(0.1)),
      session('idle', daysAgo(-1)),
      session('kept', daysAgo(-1)),
      session(null, daysAgo(-1)),
    ])
  const device = (seenAt: Date) => ({ uid, hash: randomUUID(), firstSeenAt: seenAt, seenAt })
  await orm.insert(knownDevices).values([device(daysAgo(366)), device(daysAgo(364))])
  await orm.insert(actionCodes).values([code(daysAgo(7.1)), code(daysAgo(6.9)), code(daysAgo(-1))])
  await orm.insert(federatedTickets).values([ticket(daysAgo(0.01)), ticket(daysAgo(-0.01))])
  await orm.insert(oauthAttempts).values([attempt(daysAgo(0.01)), attempt(daysAgo(-0.01))])
  await orm.insert(idempotencyKeys).values([
    { keyHash: 'old', takenAt: daysAgo(31.1) },
    { keyHash: 'new', takenAt: daysAgo(30.9) },
  ])

  const confirmed = await createAccount(
    orm,
    { email: 'ivan@example.com', emailVerified: true },
    NOW,
  )
  const owner = confirmed?.uid ?? ''
  const offer = (id: string, state: 'removed' | 'draft', movedAt: Date, more: object = {}) => ({
    id,
    owner,
    state,
    content: {},
    movedAt,
    createdAt: movedAt,
    editedAt: movedAt,
    ...more,
  })
  await orm
    .insert(offers)
    .values([
      offer('gone', 'removed', daysAgo(10.1)),
      offer('undo', 'removed', daysAgo(9.9)),
      offer('draft', 'draft', daysAgo(400)),
      offer('unconfirmed', 'draft', daysAgo(60.1), { owner: uid }),
      offer('edited lately', 'draft', daysAgo(70), { owner: uid, editedAt: daysAgo(59.9) }),
      offer('was shown', 'draft', daysAgo(70), { owner: uid, listingType: 'sale', listingId: 1 }),
    ])

  const check = (id: string, ago: { sent: number; decided?: number }) => ({
    offer: id,
    code: 'MAPLE 47',
    askedAt: daysAgo(ago.sent),
    sentAt: daysAgo(ago.sent),
    place: 'here',
    picture: Buffer.from('picture'),
    ...(ago.decided !== undefined && {
      decidedAt: daysAgo(ago.decided),
      outcome: 'approved' as const,
      moderator: 'hash',
    }),
  })
  await orm
    .insert(homeChecks)
    .values([check('undo', { sent: 40, decided: 3.1 }), check('draft', { sent: 30.1 })])

  const reminder = (day: number, sentAt: Date) => ({
    offer: 'draft',
    confirmedAt: daysAgo(400),
    day,
    hash: randomUUID(),
    sentAt,
  })
  await orm
    .insert(offerReminders)
    .values([reminder(14, daysAgo(60.1)), reminder(21, daysAgo(59.9))])
  const conversation = (id: string, lastAt: Date, left: Date | null = null) => ({
    id,
    listingType: 'sale' as const,
    listingId: 1,
    seeker: id,
    owner: uid,
    seekerNumber: 1,
    createdAt: lastAt,
    lastAt,
    seekerLeftAt: left,
    ownerLeftAt: left,
  })
  await orm
    .insert(conversations)
    .values([
      conversation('quiet', daysAgo(366)),
      conversation('kept', daysAgo(364)),
      conversation('left', daysAgo(40), daysAgo(31)),
      conversation('left lately', daysAgo(40), daysAgo(29)),
    ])
  const viewing = (id: string, endsAt: Date) => ({
    id,
    conversation: 'kept',
    startsAt: new Date(endsAt.getTime() - 60_000),
    endsAt,
    ...({
      state: 'taken',
      disclosesExactPlace: false,
      offeredAt: endsAt,
      changedAt: endsAt,
    } as const),
  })
  await orm.insert(viewings).values([viewing('past', daysAgo(31)), viewing('late', daysAgo(29))])

  const told = { kind: 'listing', target: 'rent/1', reason: 'fraud' } as const
  const report = (createdAt: Date) => ({ id: randomUUID(), ...told, createdAt })
  await orm.insert(reports).values([report(daysAgo(180.1)), report(daysAgo(179.9))])
  const shortlist = (changedAt: Date) => ({ id: randomUUID(), createdAt: changedAt, changedAt })
  await orm.insert(shortlists).values([shortlist(daysAgo(365.1)), shortlist(daysAgo(364.9))])
  const ban = (id: string, endsAt: Date) => ({
    ...({ id, uid: id, target: 'kept/seeker', reason: 'fraud' } as const),
    moderators: [],
    bannedAt: daysAgo(180),
    endsAt,
  })
  await orm.insert(bans).values([ban('over', daysAgo(0)), ban('holds', daysAgo(-0.1))])
  await orm.insert(erasedBans).values(
    [ban('over', daysAgo(0)), ban('holds', daysAgo(-0.1))].map(({ uid, ...issued }) => ({
      ...issued,
      mailboxHash: uid,
      salt: '',
    })),
  )

  const query = { ...EMPTY_SEARCH_QUERY, type: 'sale' } as const
  const search = (ago: number) =>
    insertSearch(orm, query, { email: `${randomUUID()}@example.com`, now: daysAgo(ago) })
  const unconfirmed = [await search(7.1), await search(6.9)].map(({ id }) => id)
  await orm
    .update(savedSearches)
    .set({ confirmedAt: null })
    .where(inArray(savedSearches.id, unconfirmed))
  const { id: alerted } = await search(400)
  await orm.insert(searchAlerts).values([
    { search: alerted, number: 1, at: daysAgo(180.1), homes: 1, changes: 1 },
    { search: alerted, number: 2, at: daysAgo(179.9), homes: 1, changes: 1 },
  ])

  const removed = await deleteExpiredRows(orm, NOW)
  // A new kind needs one expired and one unexpired row here.
  expect(Object.keys(removed).sort()).toEqual(Object.keys(RETENTION_MS).sort())
  expect(removed).toEqual({
    unconfirmedSubscription: 1,
    unconfirmedSearch: 1,
    searchAlert: 1,
    undeliverableMail: 1,
    idleSignIn: 1,
    signIn: 1,
    knownDevice: 1,
    endedSession: 2,
    expiredActionCode: 1,
    expiredTicket: 1,
    expiredOAuthAttempt: 1,
    removedOffer: 1,
    unconfirmedDraft: 1,
    offerReminder: 1,
    checkPicture: 1,
    openCheck: 1,
    leftConversation: 1,
    quietConversation: 1,
    pastViewing: 1,
    quietShortlist: 1,
    report: 1,
    ban: 1,
    erasedBan: 1,
    takenForm: 1,
  })
  const left = async (table: string) =>
    (await database.pool.query(`select count(*) as n from ${table}`)).rows[0].n
  expect(await left('subscriptions')).toBe(2)
  expect(await left('mail_spool')).toBe(2)
  expect(await orm.select({ id: signIns.id }).from(signIns)).toEqual([{ id: 'kept' }])
  expect(await left('sessions')).toBe(2)
  expect(await left('action_codes')).toBe(2)
  expect(await left('taken_forms')).toBe(1)
  expect(await left('offers')).toBe(4)
  expect(await left('home_checks where picture is null')).toBe(1)
  expect(await left('conversations')).toBe(2)
  expect(await left('viewings')).toBe(1)
  expect(await left('accounts')).toBe(2)
  expect(await deleteExpiredRows(orm, NOW)).toEqual({})

  await orm.insert(offers).values(offer('unmailed', 'draft', daysAgo(70), { owner: uid }))
  expect(await deleteExpiredRows(orm, NOW, false)).toEqual({})
  await orm.delete(offers)
})

describe('the retention loop', () => {
  it('runs at startup, and logs how much it deleted', async () => {
    await database.orm.insert(subscriptions).values(subscription(daysAgo(8)))
    const logged = vi.spyOn(log, 'info')
    const first = startRetention(database.orm, { areMailsDelivered: true, now: () => NOW })
    await first.stop()
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      { removed: { unconfirmedSubscription: 1 } },
      expect.any(String),
    )
    const second = startRetention(database.orm, { areMailsDelivered: true, now: () => NOW })
    await second.stop()
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  })

  it('survives a database outage', async () => {
    const away = await closableDatabase()
    await away.close()
    const logged = vi.spyOn(log, 'error')
    await startRetention(away.orm, { areMailsDelivered: true }).stop()
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  })
})

it('is documented for people, with the same periods', async () => {
  const text = await readFile(join(import.meta.dirname, '../../../docs/privacy.md'), 'utf8')
  for (const [kind, ms] of Object.entries(RETENTION_MS)) {
    const row = text.split('\n').find((line) => line.includes(`\`${kind}\``))
    expect([kind, row]).toEqual([kind, expect.any(String)])
    expect(row).toContain(ms === 0 ? 'at once' : `${ms / DAY_MS} day`)
  }
})
