import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/db/open.ts'
import { createModeration } from '#server/moderation/moderation.ts'
import { freshDatabase } from '#test/database/database.ts'
import { COMPLETE } from '#test/offer/owner-site.ts'
import { deleteRemovedOffers } from './commands.ts'
import { createOffers } from './offers.ts'
import { startExpiry } from './start-expiry.ts'

const DAY_MS = 24 * 3_600_000
const rates = () => ({ date: '2026-11-23', unitsPerDollar: { USD: 1, UAH: 40, EUR: 0.8 } })

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
    moderation: createModeration(tools),
  }
}

async function publish(owner: string): Promise<string> {
  const { offers, moderation } = open()
  const created = await offers.create(owner, COMPLETE)
  if (!('id' in created)) throw new Error(created.refusal)
  const { id } = created
  expect(await offers.act(owner, id, 'hand-in')).toBeNull()
  const decision = { id, revision: 1, decision: 'approve', uid: 'moderator' } as const
  expect(await moderation.decide(decision)).toBe(true)
  return id
}

const readListing = async (owner: string) =>
  (await database.pool.query('select * from listings where owner = $1', [owner])).rows[0]

async function expire(): Promise<void> {
  await startExpiry(database.orm, clock).stop()
}

it('a home ends 30 days after its owner last said that it is free, and can be put up again', async () => {
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
  expect(await offers.act('olha', id, 'put-up-again')).toBeNull()
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
  await offers.act('taras', id, 'put-up-again')
  expect(await readListing('taras')).toMatchObject({ published_at, id: number })
})

it('a deleted home is gone for good after its time, with the words of its listing', async () => {
  const { offers } = open()
  const id = await publish('iryna')
  const { id: number } = await readListing('iryna')
  await offers.act('iryna', id, 'delete')
  pass(1)
  await deleteRemovedOffers(database.orm, now, now)
  expect(await offers.find('iryna', id)).toBeNull()
  const { rows } = await database.pool.query('select * from listings where id = $1', [number])
  expect(rows).toMatchObject([
    { ...{ owner: null, address: 'Lviv', description: '', street: null, lat: null } },
  ])
})

it('of two presses at once one is done', async () => {
  const { offers } = open()
  const id = await publish('danylo')
  const presses = [1, 2, 3].map(() => offers.act('danylo', id, 'pause'))
  expect((await Promise.all(presses)).sort()).toEqual(['not now', 'not now', null].sort())
})
