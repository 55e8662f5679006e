import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY_MS } from '#domain/platform/time/durations.ts'
import { createDesk } from '#server/moderation/desk/desk.ts'
import { disableAccount } from '#server/operations/operator/disable-account.ts'
import { createAccount } from '#server/people/account/commands.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { Mail } from '#server/platform/tables.ts'
import { freshDatabase } from '#test/database/database.ts'
import { COMPLETE } from '#test/homes/owner-forms.ts'
import { deleteRemovedOffers } from './commands.ts'
import { createOffers } from './offers.ts'
import { startExpiry } from './start-expiry.ts'

const rates = () => ({ date: '2026-11-23', unitsPerDollar: { USD: 1, UAH: 40, EUR: 0.8 } })

const siteUrl = 'https://homiq.example'

let database: Database
let now = new Date('2026-11-23T10:00:00Z')
const clock = { now: () => now }
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database?.close())

const pass = (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS)
}

const open = () => {
  const tools = { db: database.orm, rates, ...clock }
  return {
    offers: createOffers({ ...tools, moderation: 'before' }),
    moderation: createDesk({ ...tools, mailer, siteUrl }),
  }
}

async function publish(owner: string): Promise<string> {
  const { offers, moderation } = open()
  const created = await offers.create(owner, COMPLETE)
  if (!('id' in created)) throw new Error(created.refusal)
  const { id } = created
  expect(await offers.act(owner, id, 'submit')).toBeNull()
  const decision = { id, revision: 1, decision: 'approve', uid: 'moderator' } as const
  expect(await moderation.decide(decision)).toBeNull()
  return id
}

it('makes a home of a known owner wait in the mode where moderators decide first', async () => {
  await publish('bohdan')
  const second = await open().offers.create('bohdan', COMPLETE)
  const id = 'id' in second ? second.id : ''
  expect(await open().offers.act('bohdan', id, 'submit')).toBeNull()
  expect((await open().offers.find('bohdan', id))?.state).toBe('waiting')
})

const readListing = async (owner: string) =>
  (await database.pool.query('select * from listings where owner = $1', [owner])).rows[0]

const mails: Mail[] = []
const mailer: Mailer = { send: async (mail) => void mails.push(mail) }

async function expire(): Promise<void> {
  await startExpiry({ db: database.orm, mailer, siteUrl: 'https://homiq.example' }, clock).stop()
}

it('ends a home 30 days after its last confirmation, and lets its owner put it up again', async () => {
  const { offers } = open()
  const id = await publish('olha')
  const getState = async () => (await offers.find('olha', id))?.state
  pass(29)
  await expire()
  expect(await getState()).toBe('published')
  expect(await offers.act('olha', id, 'confirm')).toBeNull()
  pass(29)
  await expire()
  expect(await getState()).toBe('published')
  pass(2)
  await expire()
  expect(await getState()).toBe('expired')
  expect((await readListing('olha')).deleted_at).toEqual(now)
  expect(await offers.act('olha', id, 'relist')).toBeNull()
  await expire()
  expect(await getState()).toBe('published')
  expect(await readListing('olha')).toMatchObject({ deleted_at: null, updated_at: now })
})

it('keeps the date and the id of a listing that comes back', async () => {
  const { offers } = open()
  const id = await publish('taras')
  const { published_at, id: number } = await readListing('taras')
  pass(3)
  await offers.act('taras', id, 'pause')
  await offers.act('taras', id, 'relist')
  expect(await readListing('taras')).toMatchObject({ published_at, id: number })
})

it('deletes a removed home after its retention period, and blanks its listing', async () => {
  const { offers } = open()
  const id = await publish('iryna')
  const { id: number } = await readListing('iryna')
  await offers.act('iryna', id, 'delete')
  pass(1)
  await deleteRemovedOffers(database.orm, now, now)
  expect(await offers.find('iryna', id)).toBeNull()
  const { rows } = await database.pool.query('select * from listings where id = $1', [number])
  expect(rows).toMatchObject([
    { owner: null, address: 'Lviv', description: '', street: null, lat: null },
  ])
})

it('applies concurrent identical actions once', async () => {
  const { offers } = open()
  const id = await publish('danylo')
  const presses = [1, 2, 3].map(() => offers.act('danylo', id, 'pause'))
  const refusals = (await Promise.all(presses)).map((refused) => refused?.refusal ?? 'done')
  expect(refusals.sort()).toEqual(['done', 'not now', 'not now'])
})

it('shows no more homes than the limit when several are handed in at once', async () => {
  const { offers } = open()
  const { maxActive } = await offers.getLimits('petro')
  const ids: string[] = []
  for (let n = 0; n < maxActive + 3; n += 1) {
    const created = await offers.create('petro', COMPLETE)
    if ('id' in created) ids.push(created.id)
  }
  const outcomes = await Promise.all(ids.map((id) => offers.act('petro', id, 'submit')))
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(maxActive)
  expect(outcomes.filter((outcome) => outcome?.refusal === 'too many')).toHaveLength(3)
})

it('makes one draft of concurrent forms with one key, and a new one once it is deleted', async () => {
  const { offers } = open()
  const options = { key: randomUUID() }
  const create = () => offers.create('lesia', COMPLETE, options)
  const created = await Promise.all([create(), create(), create()])
  const [first] = created
  expect(created).toEqual([first, first, first])
  expect(await offers.list('lesia')).toHaveLength(1)
  expect(await offers.create('oles', COMPLETE, options)).not.toEqual(first)
  if (first && 'id' in first) await offers.act('lesia', first.id, 'delete')
  expect(await create()).not.toEqual(first)
})

async function createOwner(email: string, emailVerified = true): Promise<string> {
  const account = await createAccount(database.orm, { email, emailVerified }, now)
  return account?.uid ?? ''
}

it('mails nothing about a home to an email address that nobody confirmed', async () => {
  const { offers } = open()
  const owner = await createOwner('somebody-else@example.com', false)
  const id = await publish(owner)
  mails.length = 0
  for (const days of [14, 7, 6, 3]) {
    pass(days)
    await expire()
  }
  expect((await offers.find(owner, id))?.state).toBe('expired')
  expect(mails.filter(({ account }) => account === owner)).toEqual([])
})

it('asks the owner after 14, 21 and 27 days, once each, and mails when the home ends', async () => {
  const { offers } = open()
  const owner = await createOwner('sofiia@example.com')
  const id = await publish(owner)
  // Stored when the form still accepted line breaks.
  const content = { ...COMPLETE, street: 'Holovna\n\nStreet' }
  await database.pool.query('update offers set content = $1 where id = $2', [
    JSON.stringify(content),
    id,
  ])
  mails.length = 0
  const subjects: string[][] = []
  for (const days of [13, 1, 7, 6, 3]) {
    pass(days)
    await expire()
    await expire()
    for (const { text } of mails) expect(text).toContain(': 12 Holovna Street, Lviv.')
    subjects.push(mails.splice(0).map(({ subject }) => subject))
  }
  const question = '12 Holovna Street, Lviv still available?'
  expect(subjects).toEqual([
    [],
    [`Is ${question}`],
    [`Is ${question}`],
    [`Last reminder: is ${question}`],
    ['12 Holovna Street, Lviv is no longer shown on Homiq'],
  ])
  expect((await offers.find(owner, id))?.state).toBe('expired')
})

it('lets a mailed link confirm, close and bring back a home, until it is too old', async () => {
  const { offers } = open()
  const owner = await createOwner('ivan@example.com')
  const id = await publish(owner)
  pass(14)
  mails.length = 0
  await expire()
  expect(mails).toMatchObject([{ to: 'ivan@example.com', account: owner }])
  const [, token = ''] = /answer=free&token=(\S+)/.exec(mails[0]?.text ?? '') ?? []
  const isLate = async () => (await readListing(owner)).is_late
  expect(await isLate()).toBe(true)
  expect((await offers.findByLink(token))?.id).toBe(id)
  expect(await offers.findByLink('another')).toBeNull()
  const getState = async () => (await offers.find(owner, id))?.state
  for (const [answer, state, refusal] of [
    ['free', 'published', null],
    ['closed', 'closed', null],
    ['closed', 'closed', 'not now'],
    ['free', 'published', null],
  ] as const) {
    expect((await offers.answer(token, answer))?.refusal ?? null).toBe(refusal)
    expect(await getState()).toBe(state)
  }
  expect(await isLate()).toBe(false)
  expect((await offers.find(owner, id))?.confirmedAt).toEqual(now)
  await offers.act(owner, id, 'pause')
  expect(await offers.answer(token, 'free')).toMatchObject({ refusal: 'not now' })
  await disableAccount(database.orm, owner, true, now)
  expect(await offers.answer(token, 'free')).toMatchObject({ refusal: 'not found' })
  await disableAccount(database.orm, owner, false, now)
  pass(61)
  expect(await offers.answer(token, 'free')).toMatchObject({ refusal: 'not found' })
})
