import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conversationPath } from '#domain/conversation/links.ts'
import type { MessageEvent } from '#domain/conversation/message-event.ts'
import { VIEWING_LIMITS } from '#domain/viewing/limits.ts'
import type { TypedViewing } from '#domain/viewing/viewing-schema.ts'
import { createAccount } from '#server/account/commands.ts'
import { eraseConversations } from '#server/conversation/commands.ts'
import { type Conversations, createConversations } from '#server/conversation/conversations.ts'
import { setMessageMails } from '#server/conversation/message-mails/commands.ts'
import { lockConversationById } from '#server/conversation/queries.ts'
import { mailMessages } from '#server/conversation/unread-mails/commands.ts'
import type { Database } from '#server/db/open.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import type { Mail } from '#server/db/schema/mail-spool.ts'
import { viewings as viewingRows } from '#server/db/schema/viewings.ts'
import { freshDatabase } from '#test/database/database.ts'
import { publishHome } from '#test/offer/published-home.ts'
import { addViewing, moveViewing } from './commands.ts'
import { endHopelessViewings, remindOfViewings } from './start-viewings.ts'
import { createViewings, type Viewings } from './viewings.ts'

const HOUR_MS = 3_600_000
const SITE = 'https://homiq.test'
/** A Tuesday, 10:00 in Kyiv. */
const START = Date.parse('2027-02-02T08:00:00Z')
const TYPED: TypedViewing = { day: '2027-02-04', time: '10:00', minutes: '30', place: 'shown' }

let database: Database
let conversations: Conversations
let viewings: Viewings
let clock = START
let mails: Mail[] = []
const told: MessageEvent[] = []
const mailer = {
  async send(mail: Mail) {
    mails.push(mail)
  },
}
const now = () => new Date(clock)
const getTools = () => ({
  ...{ db: database.orm, mailer, siteUrl: SITE, from: 'Homiq <no-reply@homiq.test>' },
})
beforeAll(async () => {
  database = await freshDatabase()
  conversations = createConversations({ db: database.orm, now })
  const hub = {
    tell: (_people: unknown, event: MessageEvent) => void told.push(event),
  }
  viewings = createViewings({ ...getTools(), now, hub })
})
afterAll(() => database.close())

async function createPerson(): Promise<{ uid: string; email: string }> {
  const email = `${randomUUID()}@example.com`
  const uid = (await createAccount(database.orm, { email }, new Date(START)))?.uid ?? ''
  await database.orm.update(accounts).set({ emailVerified: true }).where(eq(accounts.uid, uid))
  return { uid, email }
}

/** A home with its owner, and people who have written about it. */
async function begin(seekerCount = 1) {
  clock = START
  mails = []
  const owner = await createPerson()
  const home = await publishHome(database, owner.uid)
  const talks: { seeker: { uid: string; email: string }; id: string }[] = []
  for (let count = 0; count < seekerCount; count++) {
    const seeker = await createPerson()
    const sent = await conversations.start(seeker.uid, home, { text: 'Hello', key: '' })
    talks.push({ seeker, id: 'id' in sent ? sent.id : '' })
  }
  const { seeker, id } = talks[0] ?? { seeker: owner, id: '' }
  return { owner, seeker, id, home, talks }
}

const list = async (uid: string, id: string) => (await viewings.list(uid, id)).viewings
const getFirst = async (uid: string, id: string) => (await list(uid, id))[0]?.id ?? ''

/** A viewing that both agreed on. */
async function agree() {
  const begun = await begin()
  expect(await viewings.offer(begun.owner.uid, begun.id, TYPED)).toBeNull()
  const viewing = await getFirst(begun.seeker.uid, begun.id)
  expect(await viewings.act(begun.seeker.uid, begun.id, viewing, 'take')).toBeNull()
  return { ...begun, viewing }
}

async function readLast(uid: string, id: string) {
  const conversation = await conversations.find(uid, id)
  return conversation && (await conversations.readMessages(conversation)).at(-1)
}

const readCalendar = (mail: Mail | undefined) =>
  (mail?.calendar?.content ?? '').replace(/\r\n /g, '')

it('is offered, taken and canceled, with mails for both calendars', async () => {
  const { owner, seeker, id, home } = await begin()
  const toldOf = () => told.filter(({ conversation }) => conversation === id).length
  expect(toldOf()).toBe(0)
  expect(await viewings.offer(owner.uid, id, TYPED)).toBeNull()
  expect(toldOf()).toBe(1)
  // A form that was sent twice.
  expect(await viewings.offer(owner.uid, id, TYPED)).toBeNull()
  const [offered, ...others] = await list(seeker.uid, id)
  expect(others).toEqual([])
  expect(offered).toMatchObject({
    ...{ startsAt: '2027-02-04T08:00:00.000Z', endsAt: '2027-02-04T08:30:00.000Z' },
    ...{ state: 'offered', actions: ['take'], place: '12 Holovna Street, Kyiv', rival: null },
  })
  expect((await list(owner.uid, id))[0]?.actions).toEqual(['withdraw'])
  const viewing = offered?.id ?? ''
  expect(await viewings.act(owner.uid, id, viewing, 'take')).toEqual({ refusal: 'changed' })
  expect(await viewings.act(randomUUID(), id, viewing, 'take')).toEqual({ refusal: 'not found' })
  expect(await viewings.writeFile(seeker.uid, id, viewing)).toBeNull()
  expect(mails).toEqual([])
  expect(await viewings.act(seeker.uid, id, viewing, 'take')).toBeNull()
  expect(await viewings.act(seeker.uid, id, viewing, 'take')).toEqual({ refusal: 'changed' })
  expect(mails.map(({ to }) => to)).toEqual([seeker.email, owner.email])
  for (const [mail, other] of [
    [mails[0], owner],
    [mails[1], seeker],
  ] as const) {
    expect(mail?.subject).toBe('Viewing agreed: 12 Holovna Street, Kyiv')
    expect(mail?.text).toContain('Thursday, February 4, 2027, 10:00–10:30 (Kyiv time)')
    expect(mail?.text).toContain(`${SITE}${conversationPath(id)}`)
    const calendar = readCalendar(mail)
    for (const line of [
      ...['METHOD:REQUEST', 'SEQUENCE:1', `UID:${viewing}@homiq`, 'STATUS:CONFIRMED'],
      ...['DTSTART:20270204T080000Z', 'DTEND:20270204T083000Z', 'mailto:no-reply@homiq.test'],
    ])
      expect(calendar).toContain(line)
    expect(calendar).toContain(mail?.to)
    expect(JSON.stringify(mail)).not.toContain(other.email)
    expect(JSON.stringify(mail)).not.toContain(other.uid)
  }
  const file = await viewings.writeFile(owner.uid, id, viewing)
  expect(file).toContain('METHOD:PUBLISH')
  expect(file).not.toContain('ATTENDEE')
  expect(await viewings.writeFile(randomUUID(), id, viewing)).toBeNull()
  expect(await viewings.listUpcoming(owner.uid)).toMatchObject([
    { conversation: id, home: { type: home.type, id: home.id } },
  ])
  mails = []
  expect(await viewings.act(seeker.uid, id, viewing, 'cancel')).toBeNull()
  expect(mails.map(({ to }) => to)).toEqual([seeker.email, owner.email])
  expect(readCalendar(mails[0])).toContain('METHOD:CANCEL')
  expect(readCalendar(mails[0])).toContain('SEQUENCE:2')
  const isSaid = (conversation: string, action: 'take' | 'cancel') =>
    viewings.isDone(conversation, { action, id: viewing })
  expect([await isSaid(id, 'cancel'), await isSaid(id, 'take')]).toEqual([true, false])
  expect(await isSaid(randomUUID(), 'cancel')).toBe(false)
  expect([await list(owner.uid, id), await viewings.listUpcoming(seeker.uid)]).toEqual([[], []])
})

it('is said in the conversation, without a second mail about it', async () => {
  const { owner, seeker, id } = await begin()
  const read = async (uid: string) => {
    const conversation = await conversations.find(uid, id)
    if (conversation === null) throw new Error('There is no such conversation.')
    await conversations.markRead(uid, conversation, conversation.lastSeq)
    return (await conversations.readMessages(conversation)).map(({ text }) => text)
  }
  await read(owner.uid)
  await viewings.offer(owner.uid, id, TYPED)
  expect(await read(seeker.uid)).toEqual([
    'Hello',
    expect.stringContaining('You could see the home on Thursday, February 4, 2027, 10:00–10:30'),
  ])
  await viewings.act(seeker.uid, id, await getFirst(seeker.uid, id), 'take')
  clock += 2 * 60_000
  mails = []
  await mailMessages({ db: database.orm, mailer, siteUrl: SITE, replyDomain: null }, now())
  expect(mails.filter(({ to }) => to === owner.email)).toEqual([])
  expect(await conversations.countUnread(owner.uid)).toBe(1)
  expect((await read(owner.uid)).at(-1)).toContain('I take this time')
})

it('is taken by one of two seekers who take it at once', async () => {
  const { owner, talks } = await begin(2)
  for (const { id } of talks) expect(await viewings.offer(owner.uid, id, TYPED)).toBeNull()
  const [one, other] = talks
  const rivals = await Promise.all(talks.map(({ id }) => list(owner.uid, id)))
  expect(rivals.flat().map(({ rival }) => rival)).toEqual(['offered', 'offered'])
  // A seeker learns nothing of others who look at it.
  expect((await list(one?.seeker.uid ?? '', one?.id ?? ''))[0]?.rival).toBeNull()
  const outcomes = await Promise.all(
    talks.map(async ({ seeker, id }) =>
      viewings.act(seeker.uid, id, await getFirst(seeker.uid, id), 'take'),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome?.refusal === 'taken')).toHaveLength(1)
  const [winner, loser] = outcomes[0] === null ? [one, other] : [other, one]
  const lost = await list(loser?.seeker.uid ?? '', loser?.id ?? '')
  expect(lost[0]).toMatchObject({ rival: 'taken', actions: [] })
  const later = { ...TYPED, time: '10:15' }
  expect(
    await viewings.offer(owner.uid, loser?.id ?? '', { ...later, day: '2027-02-05' }),
  ).toBeNull()
  expect(await viewings.offer(owner.uid, winner?.id ?? '', later)).toEqual({ refusal: 'taken' })
  // Canceled, it is free for the other.
  const own = await getFirst(owner.uid, winner?.id ?? '')
  expect(await viewings.act(owner.uid, winner?.id ?? '', own, 'cancel')).toBeNull()
  expect(
    await viewings.act(loser?.seeker.uid ?? '', loser?.id ?? '', lost[0]?.id ?? '', 'take'),
  ).toBeNull()
})

it('is the last that a seeker may take of two that are taken at once', async () => {
  const { seeker, id } = await begin()
  for (let day = 1; day < VIEWING_LIMITS.taken; day++) {
    const startsAt = new Date(START + day * 24 * HOUR_MS)
    const endsAt = new Date(startsAt.getTime() + HOUR_MS)
    await addViewing(
      database.orm,
      { conversation: id, startsAt, endsAt, tellsExactPlace: false },
      now(),
    )
  }
  await database.orm
    .update(viewingRows)
    .set({ state: 'taken' })
    .where(eq(viewingRows.conversation, id))
  const others = await Promise.all([begin(), begin()])
  const takes = await Promise.all(
    others.map(async ({ owner, home }) => {
      const sent = await conversations.start(seeker.uid, home, { text: 'Hello', key: '' })
      const conversation = 'id' in sent ? sent.id : ''
      expect(await viewings.offer(owner.uid, conversation, TYPED)).toBeNull()
      const viewing = await getFirst(seeker.uid, conversation)
      return () => viewings.act(seeker.uid, conversation, viewing, 'take')
    }),
  )
  const outcomes = await Promise.all(takes.map((take) => take()))
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1)
  expect(outcomes).toContainEqual({ refusal: 'too many' })
})

it('is offered with its message, or not at all, where the seeker blocks the owner meanwhile', async () => {
  const { owner, seeker, id } = await begin()
  const [refused] = await Promise.all([
    viewings.offer(owner.uid, id, TYPED),
    conversations.act(seeker.uid, id, 'block'),
  ])
  const isOffered = refused === null
  expect(await list(owner.uid, id)).toHaveLength(isOffered ? 1 : 0)
  const { text } = (await readLast(seeker.uid, id)) ?? {}
  expect(text).toBe(isOffered ? expect.stringContaining('10:00') : 'Hello')
})

it.each([
  [{ day: '2027-02-01' }, 'past'],
  [{ day: '2027-02-02', time: '10:00' }, 'past'],
  [{ day: '2027-03-28', time: '03:30' }, 'no such time'],
  [{ day: '2027-05-01' }, 'too far'],
])('is not offered: %j', async (typed, refusal) => {
  const { owner, seeker, id } = await begin()
  expect(await viewings.offer(owner.uid, id, { ...TYPED, ...typed })).toEqual({ refusal })
  expect(await viewings.offer(seeker.uid, id, TYPED)).toEqual({ refusal: 'not found' })
})

it('is one of a few, and ends by itself', async () => {
  const { owner, seeker, id } = await begin()
  for (let hour = 0; hour < VIEWING_LIMITS.perConversation; hour++)
    expect(await viewings.offer(owner.uid, id, { ...TYPED, time: `1${hour}:00` })).toBeNull()
  const more = { ...TYPED, time: '21:00' }
  expect(await viewings.offer(owner.uid, id, more)).toEqual({ refusal: 'too many' })
  const overlapping = { ...TYPED, time: '10:20' }
  expect(await viewings.offer(owner.uid, id, overlapping)).toEqual({ refusal: 'offered here' })
  const [first, second] = await list(seeker.uid, id)
  expect(await viewings.act(seeker.uid, id, first?.id ?? '', 'take')).toBeNull()
  expect(await viewings.act(seeker.uid, id, second?.id ?? '', 'take')).toEqual({
    refusal: 'has one',
  })
  expect(await viewings.act(owner.uid, id, second?.id ?? '', 'withdraw')).toBeNull()
  clock = Date.parse('2027-02-04T08:10:00Z')
  // It has begun, so it is shown and nothing can be done with it.
  expect((await list(seeker.uid, id))[0]).toMatchObject({ id: first?.id, actions: [] })
  expect(await viewings.act(seeker.uid, id, first?.id ?? '', 'cancel')).toEqual({
    refusal: 'changed',
  })
  clock += 24 * HOUR_MS
  expect(await list(seeker.uid, id)).toEqual([])
})

it('tells the exact place of a home that withholds it only where its owner says so', async () => {
  const { owner, seeker, id, home } = await begin()
  const exact = '12 Holovna Street, Kyiv'
  await database.pool.query(
    `update offers set content = content || '{"exactness":"withheld"}' where id = $1`,
    [home.offer],
  )
  await database.pool.query(`update listings set address = 'Holovna Street, Kyiv' where id = $1`, [
    home.id,
  ])
  expect(await viewings.list(owner.uid, id)).toMatchObject({
    mayOffer: true,
    isPlaceWithheld: true,
  })
  expect((await viewings.list(seeker.uid, id)).isPlaceWithheld).toBe(false)
  for (const [place, time] of [
    ['shown', '10:00'],
    ['exact', '12:00'],
  ] as const) {
    mails = []
    await viewings.offer(owner.uid, id, { ...TYPED, place, time })
    const viewing = (await list(seeker.uid, id)).find(({ state }) => state === 'offered')
    expect(viewing?.place).toBe('Holovna Street, Kyiv')
    await viewings.act(seeker.uid, id, viewing?.id ?? '', 'take')
    const file = await viewings.writeFile(seeker.uid, id, viewing?.id ?? '')
    const told = JSON.stringify([await list(seeker.uid, id), mails, file])
    expect(told.includes('12 Holovna')).toBe(place === 'exact')
    expect(told.includes(exact)).toBe(place === 'exact')
    mails = []
    await viewings.act(seeker.uid, id, viewing?.id ?? '', 'cancel')
    expect(JSON.stringify(mails)).not.toContain('12 Holovna')
  }
})

it('is told of a day and two hours before, once each, to who wants mails', async () => {
  const { owner, seeker } = await agree()
  const startsAt = Date.parse('2027-02-04T08:00:00Z')
  await setMessageMails(database.orm, owner.uid, false, now())
  const remindAt = async (hoursBefore: number) => {
    mails = []
    clock = startsAt - hoursBefore * HOUR_MS
    await remindOfViewings(getTools(), now())
    await remindOfViewings(getTools(), now())
    const own = mails.filter(({ to }) => to === seeker.email || to === owner.email)
    return own.map(({ to, subject }) => [to, subject.split(':')[0]])
  }
  expect(await remindAt(25)).toEqual([])
  expect(await remindAt(23)).toEqual([[seeker.email, 'Viewing within a day']])
  expect(await remindAt(3)).toEqual([])
  expect(await remindAt(1)).toEqual([[seeker.email, 'Viewing soon']])
  expect(await remindAt(0)).toEqual([])
})

describe('ends, and the other is told, when one', () => {
  it.each([
    ['leaves', (uid: string, id: string) => conversations.act(uid, id, 'leave')],
    ['blocks', (uid: string, id: string) => conversations.act(uid, id, 'block')],
    ['is erased', (uid: string) => eraseConversations(database.orm, uid, now())],
  ] as const)('%s', async (_, end) => {
    const { owner, seeker, id, viewing } = await agree()
    await end(seeker.uid, id)
    mails = []
    expect(await endHopelessViewings(getTools(), now())).toBe(1)
    expect(await endHopelessViewings(getTools(), now())).toBe(0)
    const told = mails.find(({ to }) => to === owner.email)
    expect(told?.subject).toMatch(/^Viewing canceled/)
    expect(readCalendar(told)).toContain(`UID:${viewing}@homiq`)
    expect(await list(owner.uid, id)).toEqual([])
    expect(await readLast(owner.uid, id)).toMatchObject({
      isOwn: false,
      text: expect.stringMatching(/^The viewing on Thursday.+ is canceled, because I ended/),
    })
  })
})

// The embedded database has one connection.
it.runIf(process.env.TEST_DATABASE_URL)(
  'ends without a deadlock while somebody acts on it',
  async () => {
    const { owner, id, viewing } = await agree()
    await conversations.act(owner.uid, id, 'block')
    const ended = await database.orm.transaction(async (transaction) => {
      await lockConversationById(transaction, id)
      const ended = endHopelessViewings(getTools(), now())
      const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      await expect.poll(async () => (await database.orm.execute(waiting)).rowCount).toBe(1)
      const agreed = { id: viewing, state: 'taken' } as const
      expect(await moveViewing(transaction, agreed, 'canceled', { now: now() })).not.toBeNull()
      return { ended }
    })
    expect(await ended.ended).toBe(0)
  },
)

it('says in the conversation who withdrew or canceled it, also where they cannot write', async () => {
  const { owner, seeker, id } = await begin()
  await viewings.offer(owner.uid, id, TYPED)
  const offered = await getFirst(owner.uid, id)
  expect(await viewings.act(owner.uid, id, offered, 'withdraw')).toBeNull()
  expect(await readLast(seeker.uid, id)).toMatchObject({
    isOwn: false,
    text: expect.stringContaining('I withdraw a time for seeing the home: Thursday'),
  })
  await viewings.offer(owner.uid, id, TYPED)
  const agreed = await getFirst(seeker.uid, id)
  await viewings.act(seeker.uid, id, agreed, 'take')
  await conversations.act(owner.uid, id, 'block')
  expect(await viewings.act(owner.uid, id, agreed, 'cancel')).toBeNull()
  expect(await readLast(seeker.uid, id)).toMatchObject({
    isOwn: false,
    text: expect.stringContaining('I have to cancel the viewing'),
  })
})
