import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { OfferContent } from '#domain/homes/offer/content.ts'
import { HOUR_MS } from '#domain/platform/time/durations.ts'
import { createOffers } from '#server/homes/offer/offers.ts'
import { insertPictures, removePicture } from '#server/homes/picture/commands.ts'
import { createDesk } from '#server/moderation/desk/desk.ts'
import { createAccount } from '#server/people/account/commands.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { Mail } from '#server/platform/tables.ts'
import { freshDatabase } from '#test/database/database.ts'
import { COMPLETE } from '#test/homes/owner-forms.ts'

const START = new Date('2026-11-23T10:00:00Z')
const siteUrl = 'https://homiq.example'
const rates = () => ({ date: '2026-11-23', unitsPerDollar: { USD: 1, UAH: 40, EUR: 0.8 } })
const mails: Mail[] = []
const mailer: Mailer = { send: async (mail) => void mails.push(mail) }

let database: Database
let offers: ReturnType<typeof createOffers>
let desk: ReturnType<typeof createDesk>
let time = START
const now = () => time
beforeAll(async () => {
  database = await freshDatabase()
  const tools = { db: database.orm, rates, now, mailer, siteUrl }
  offers = createOffers({ ...tools, moderation: 'before' })
  desk = createDesk(tools)
})
afterAll(() => database?.close())
beforeEach(() => {
  time = START
  mails.length = 0
})

const query = async (text: string, values: unknown[] = []) =>
  (await database.pool.query(text, values)).rows

async function getId(created: Promise<object>): Promise<string> {
  const result = await created
  if (!('id' in result)) throw new Error(JSON.stringify(result))
  return String(result.id)
}

async function decide(id: string, decision: 'approve' | 'reject', more: object = {}) {
  const revision = (await desk.find(id, 'moderator'))?.offer.revision ?? 0
  return desk.decide({ id, revision, decision, uid: 'moderator', ...more })
}

/** A published home with two pictures, of an owner with a confirmed address. */
async function publish() {
  const email = `${randomUUID()}@example.com`
  const account = await createAccount(database.orm, { email, emailVerified: true }, START)
  const owner = account?.uid ?? ''
  const id = await getId(offers.create(owner, COMPLETE))
  const picture = { width: 9, height: 9, bytes: 9, placeholder: 'data:', likeness: 'f'.repeat(16) }
  await insertPictures(
    database.orm,
    id,
    ['a', 'b'].map((digit) => ({ ...picture, hash: digit.repeat(32) })),
    { isCopied: false, now: START },
  )
  await offers.act(owner, id, 'submit')
  expect(await decide(id, 'approve')).toBeNull()
  mails.length = 0
  return { owner, id }
}

const find = async (owner: string, id: string) => {
  const offer = await offers.find(owner, id)
  if (offer === null) throw new Error('The home is gone.')
  return offer
}

const readListing = async (owner: string) =>
  (await query('select * from listings where owner = $1', [owner]))[0]

async function change(owner: string, id: string, values: Partial<OfferContent>): Promise<string> {
  const draft = await getId(offers.change(owner, id))
  const { revision } = await find(owner, draft)
  await offers.save({ owner, id: draft, revision, values })
  return draft
}

it('shows visitors the approved version until the change is approved, then the change', async () => {
  const { owner, id } = await publish()
  const before = await readListing(owner)
  const draft = await change(owner, id, { description: 'Now with a balcony.' })
  await removePicture(database.orm, { owner, id: draft }, 'a'.repeat(32), time)
  expect(await readListing(owner)).toEqual(before)
  expect(await offers.act(owner, draft, 'submit')).toBeNull()
  expect(await readListing(owner)).toEqual(before)
  expect((await find(owner, id)).state).toBe('published')
  // Meanwhile the home is kept up to date like any other.
  expect(await offers.act(owner, id, 'confirm')).toBeNull()

  time = new Date(START.getTime() + HOUR_MS)
  expect(await decide(draft, 'approve')).toBeNull()
  const after = await readListing(owner)
  expect(after).toMatchObject({
    id: before.id,
    deleted_at: null,
    published_at: before.published_at,
  })
  expect([after.description, after.images.length]).toEqual(['Now with a balcony.', 1])
  expect(await offers.find(owner, draft)).toBeNull()
  expect(await find(owner, id)).toMatchObject({
    state: 'published',
    isApproved: true,
    hasNews: true,
    approvedContent: { description: 'Now with a balcony.' },
  })
  expect(mails).toMatchObject([
    { account: owner, subject: '12 Holovna Street, Lviv is updated on Homiq' },
  ])
  const [logged] = await query('select * from moderation_decisions where target = $1', [draft])
  expect(logged).toMatchObject({ offer: id, decision: 'approve' })
  // A second press of the same button is no failure.
  const again = { id: draft, revision: 3, decision: 'approve', uid: 'moderator' } as const
  expect(await desk.decide(again)).toBeNull()
})

it('begins one change of a home, and none of a home that is not shown or of somebody else', async () => {
  const { owner, id } = await publish()
  const draft = await getId(offers.change(owner, id))
  expect(await getId(offers.change(owner, id))).toBe(draft)
  for (const [who, what] of [
    [owner, draft],
    ['somebody', id],
    [owner, randomUUID()],
  ] as const)
    expect(await offers.change(who, what)).toEqual({ refusal: 'not now' })
  await offers.act(owner, draft, 'delete')
  const next = await getId(offers.change(owner, id))
  expect(next).not.toBe(draft)
  await offers.act(owner, next, 'delete')
  await offers.act(owner, id, 'pause')
  expect(await offers.change(owner, id)).toEqual({ refusal: 'not now' })
})

it('shows a lower price, other floors and a withheld place at once, and lets a moderator look afterwards', async () => {
  const { owner, id } = await publish()
  time = new Date(START.getTime() + HOUR_MS)
  const draft = await change(owner, id, { amount: '14 000', floor: '4', exactness: 'withheld' })
  await offers.act(owner, draft, 'submit')
  expect(await readListing(owner)).toMatchObject({
    asked_amount: 14_000,
    floor: 4,
    place_radius: expect.any(Number),
    deleted_at: null,
  })
  expect(await offers.find(owner, draft)).toBeNull()
  const shown = await find(owner, id)
  expect(shown).toMatchObject({ state: 'published', isApproved: false, confirmedAt: time })
  expect(shown.approvedContent?.amount).toBe('15 000')
  expect((await desk.find(id, 'moderator'))?.since).toEqual(time)
  expect(mails).toEqual([])
  // Half of what was approved, not of what is shown now.
  const lower = await change(owner, id, { amount: '7 400' })
  await offers.act(owner, lower, 'submit')
  expect((await find(owner, lower)).state).toBe('waiting')
  expect(await readListing(owner)).toMatchObject({ asked_amount: 14_000 })
  const events = await query(
    "select at, was ->> 'asked_amount' as was from listing_events where id = $1 order by seq",
    [shown.listing?.id],
  )
  expect(events).toEqual([
    { at: START, was: null },
    { at: time, was: '15000' },
  ])
})

it('waits with a lower price if the pictures are others, or the home was rejected before', async () => {
  const { owner, id } = await publish()
  const draft = await change(owner, id, { amount: '14 000' })
  await removePicture(database.orm, { owner, id: draft }, 'b'.repeat(32), time)
  await offers.act(owner, draft, 'submit')
  expect((await find(owner, draft)).state).toBe('waiting')
  expect(await decide(draft, 'reject', { reason: 'Show all rooms.', step: 'pictures' })).toBeNull()
  expect((await find(owner, id)).state).toBe('published')
  expect(await find(owner, draft)).toMatchObject({
    state: 'rejected',
    hasNews: true,
    rejected: { at: START.toISOString(), step: 'pictures', pictures: ['a'.repeat(32)] },
  })
  const [mail] = mails
  expect(mail?.subject).toContain('before we can show your edits')
  expect(mail?.text).toContain('Show all rooms.')
  expect(mail?.text).toContain(`${siteUrl}/my/listings/${draft}/pictures`)
  await offers.act(owner, draft, 'revise')
  await offers.act(owner, draft, 'submit')
  expect((await find(owner, draft)).state).toBe('waiting')
})

it.each([
  ['rejected', async (_: string, id: string) => decide(id, 'reject', { reason: 'It is let.' })],
  ['removed', (owner: string, id: string) => offers.act(owner, id, 'delete')],
])('keeps what was typed when the home itself is %s', async (state, leave) => {
  const { owner, id } = await publish()
  const draft = await change(owner, id, { description: 'Half done' })
  // A moderator looks at it again because visitors see something new.
  await query('update offers set is_approved = false where id = $1', [id])
  await leave(owner, id)
  const home = await find(owner, id)
  expect([home.state, home.content.description]).toEqual([state, 'Half done'])
  expect(home.pictures).toHaveLength(2)
  expect(await offers.find(owner, draft)).toBeNull()
})

it('takes over a change of a home that was paused meanwhile, without showing it', async () => {
  const { owner, id } = await publish()
  const draft = await change(owner, id, { description: 'Painted' })
  await offers.act(owner, draft, 'submit')
  await offers.act(owner, id, 'pause')
  expect(await decide(draft, 'approve')).toBeNull()
  const home = await find(owner, id)
  expect([home.state, home.content.description]).toEqual(['paused', 'Painted'])
  expect((await readListing(owner)).deleted_at).not.toBeNull()
  await offers.act(owner, id, 'relist')
  expect(await readListing(owner)).toMatchObject({ description: 'Painted', deleted_at: null })
})

it('forgets that there is news once its owner has seen it', async () => {
  const { owner, id } = await publish()
  expect((await find(owner, id)).hasNews).toBe(true)
  await offers.markSeen(owner)
  expect((await find(owner, id)).hasNews).toBe(false)
})

it('says how long decisions usually take once there are enough of them', async () => {
  await query('truncate moderation_decisions')
  expect(await offers.readUsualWait()).toBeNull()
  for (let count = 0; count < 10; count += 1) {
    const owner = randomUUID()
    const id = await getId(offers.create(owner, COMPLETE))
    await offers.act(owner, id, 'submit')
    time = new Date(time.getTime() + 2 * HOUR_MS)
    expect(await decide(id, 'approve')).toBeNull()
  }
  expect(await offers.readUsualWait()).toBe(3)
})
