import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BAN_MS } from '#domain/safety/ban.ts'
import { createConversations } from '#server/messages/conversation/conversations.ts'
import { createViewings } from '#server/messages/viewing/viewings.ts'
import { createDesk } from '#server/moderation/desk/desk.ts'
import { grantRole } from '#server/people/role/commands.ts'
import type { Database } from '#server/platform/db/open.ts'
import { createReport } from '#server/safety/report/commands.ts'
import { freshDatabase } from '#test/database/database.ts'
import { publishHome } from '#test/homes/published-home.ts'
import { createBans } from './bans.ts'

const START = new Date('2026-11-23T10:00:00Z')
let time = START
const now = () => time
const mailer = { send: async () => undefined }
const rates = () => ({ date: '2026-11-23', unitsPerDollar: { USD: 1, UAH: 40, EUR: 0.8 } })
const REASON = 'I was too fast with this one.'

const siteUrl = 'https://homiq.example'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
  for (const uid of ['first', 'second', 'third'])
    await grantRole(database.orm, uid, 'moderator', now())
})
afterAll(() => database?.close())

/** A conversation whose seeker is banned by the first moderator. */
async function setUp(seeker: string = randomUUID()) {
  const owner = randomUUID()
  const home = await publishHome(database, owner)
  const conversations = createConversations({ db: database.orm, now })
  const begun = await conversations.start(seeker, home, { text: 'Is it free?', key: '' })
  const id = 'id' in begun ? begun.id : ''
  const moderation = createDesk({ db: database.orm, rates, now, mailer, siteUrl })
  const report = { kind: 'person', target: `${id}/seeker` } as const
  const told = { reason: 'insult', words: 'Look at it.', reporter: owner } as const
  const ban = async (uid: string) => {
    await createReport(database.orm, { ...report, ...told, wantsOutcome: false }, now())
    await moderation.resolve({ ...report, reason: 'insult', uid })
  }
  await ban('first')
  const bans = createBans({ db: database.orm, now })
  const find = async (moderator: string) => (await bans.list(moderator)).at(0)
  const send = () => conversations.send(seeker, id, { text: 'Hello', key: randomUUID() })
  return { owner, seeker, id, bans, ban, find, send, log: () => moderation.log(null) }
}

it('lets a moderator lift a ban with a reason, but not their own, and the person write at once', async () => {
  const { seeker, bans, find, send, log } = await setUp('second')
  const ban = await find('first')
  expect(ban).toMatchObject({ reason: 'insult', words: ['Look at it.'], recusal: null })
  expect(JSON.stringify(ban)).not.toContain(seeker)
  const lift = { id: ban?.id ?? '', decision: 'lift', reason: REASON } as const
  expect(await send()).toEqual({ refusal: 'banned' })
  expect((await find(seeker))?.recusal).toBe('own')
  expect(await bans.decide({ ...lift, uid: seeker })).toEqual({ refusal: 'own' })
  const both = await Promise.all([1, 2].map(() => bans.decide({ ...lift, uid: 'first' })))
  expect(both).toEqual(expect.arrayContaining([null, { refusal: 'gone' }]))
  expect(await send()).toMatchObject({ seq: 2 })
  const logged = (await log()).filter(({ decision }) => decision === 'lift')
  expect(logged).toMatchObject([{ kind: 'person', reason: REASON, offer: null }])
})

it('refuses viewing times to a banned person, because taking one writes a message', async () => {
  const { owner, seeker, id, bans, find } = await setUp()
  const tools = { db: database.orm, mailer, now, siteUrl: 'https://homiq.test', from: 'Homiq' }
  const viewings = createViewings(tools)
  const time = { day: '2026-11-25', time: '10:00', minutes: '30', place: 'shown' } as const
  expect(await viewings.offer(owner, id, time)).toBeNull()
  const [offered] = (await viewings.list(seeker, id)).viewings
  const take = () => viewings.act(seeker, id, offered?.id ?? '', 'take')
  expect(await take()).toEqual({ refusal: 'banned' })
  const ban = (await find('first'))?.id ?? ''
  await bans.decide({ id: ban, decision: 'lift', reason: REASON, uid: 'first' })
  expect(await take()).toBeNull()
})

it('accepts one appeal, which another moderator decides', async () => {
  const { seeker, bans, find, send } = await setUp()
  expect(await bans.findOwn(seeker)).toEqual({
    reason: 'insult',
    until: '2027-05-22',
    appeal: null,
    upholdReason: null,
  })
  const ban = await find('second')
  const uphold = { id: ban?.id ?? '', decision: 'uphold', reason: REASON } as const
  expect(await bans.decide({ ...uphold, uid: 'second' })).toEqual({ refusal: 'answered' })
  expect(await bans.appeal(seeker, 'It was a joke between friends.')).toBe(true)
  expect(await bans.appeal(seeker, 'And another one.')).toBe(false)
  expect((await find('first'))?.recusal).toBe('issued before')
  expect(await bans.decide({ ...uphold, uid: 'first' })).toEqual({ refusal: 'issued before' })
  expect(await bans.decide({ ...uphold, uid: 'second' })).toBeNull()
  expect(await bans.decide({ ...uphold, uid: 'second' })).toEqual({ refusal: 'answered' })
  expect(await bans.findOwn(seeker)).toMatchObject({ upholdReason: REASON })
  expect(await send()).toEqual({ refusal: 'banned' })
})

it('lets the moderator who issued a ban lift it after an appeal', async () => {
  const { seeker, bans, find, send } = await setUp()
  await bans.appeal(seeker, 'It was a joke between friends.')
  const { id = '', recusal } = (await find('first')) ?? {}
  expect(recusal).toBe('issued before')
  expect(await bans.decide({ id, decision: 'lift', reason: REASON, uid: 'first' })).toBeNull()
  expect(await send()).toMatchObject({ seq: 2 })
})

it('bars every moderator who issued any part of a ban from the appeal', async () => {
  const { seeker, bans, ban, find } = await setUp()
  expect(await bans.appeal(seeker, 'It was a joke between friends.')).toBe(true)
  await ban('second')
  expect(await bans.findOwn(seeker)).toMatchObject({ appeal: 'It was a joke between friends.' })
  const recusalOf = async (moderator: string) => (await find(moderator))?.recusal
  const recusalsOf = () => Promise.all(['first', 'second', 'third'].map(recusalOf))
  expect(await recusalsOf()).toEqual(['issued before', 'issued before', null])
  await ban('third')
  // No other moderator is left, and the appeal must not wait forever.
  expect(await recusalsOf()).toEqual([null, null, null])
})

it('ends a ban to the second', async () => {
  const { seeker, bans, ban, find, send } = await setUp()
  const { id = '' } = (await find('second')) ?? {}
  await bans.appeal(seeker, 'It was a joke between friends.')
  time = new Date(START.getTime() + BAN_MS - 1)
  expect(await send()).toEqual({ refusal: 'banned' })
  time = new Date(START.getTime() + BAN_MS)
  expect(await bans.findOwn(seeker)).toBeNull()
  expect((await bans.list('second')).filter((it) => it.id === id)).toEqual([])
  const decision = { id, reason: REASON, uid: 'second' } as const
  expect(await bans.decide({ ...decision, decision: 'uphold' })).toEqual({ refusal: 'gone' })
  expect(await send()).toMatchObject({ seq: 2 })

  await ban('second')
  expect(await bans.findOwn(seeker)).toMatchObject({ appeal: null, until: '2027-11-18' })
  time = START
})
