import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conversationPath } from '#domain/messages/conversation/links.ts'
import { viewingConfirmationPath } from '#domain/messages/viewing/confirmation.ts'
import { VIEWING_LIMITS } from '#domain/messages/viewing/limits.ts'
import { HOUR_MS } from '#domain/platform/time/durations.ts'
import { eraseConversations } from '#server/messages/conversation/commands.ts'
import { setMailPreference } from '#server/messages/conversation/mail-preference/commands.ts'
import { mailUnreadMessages } from '#server/messages/unread-mail/mail-unread.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { Mail } from '#server/platform/tables.ts'
import { freshDatabase } from '#test/database/database.ts'
import {
  createViewingSite,
  SITE_URL,
  TYPED,
  type ViewingSite,
} from '#test/messages/viewing-site.ts'
import { cancelViewingsOfEndedConversations } from './cancel-viewings.ts'
import { remindOfViewings } from './remind-of-viewings.ts'

let database: Database
let site: ViewingSite
beforeAll(async () => {
  database = await freshDatabase()
  site = createViewingSite(database)
})
afterAll(() => database.close())

const readCalendar = (mail: Mail | undefined) =>
  (mail?.calendar?.content ?? '').replace(/\r\n /g, '')

it('mails both calendars when an offered time is taken and canceled', async () => {
  const { owner, seeker, id, home } = await site.begin()
  const toldOf = () => site.told.filter(({ conversation }) => conversation === id).length
  expect(toldOf()).toBe(0)
  expect(await site.viewings.offer(owner.uid, id, TYPED)).toBeNull()
  expect(toldOf()).toBe(1)
  // The form is sent twice.
  expect(await site.viewings.offer(owner.uid, id, TYPED)).toBeNull()
  const [offered, ...others] = await site.list(seeker.uid, id)
  expect(others).toEqual([])
  expect(offered).toMatchObject({
    startsAt: '2027-02-04T08:00:00.000Z',
    endsAt: '2027-02-04T08:30:00.000Z',
    state: 'offered',
    actions: ['take'],
    place: '12 Holovna Street, Kyiv',
    conflict: null,
  })
  expect((await site.list(owner.uid, id))[0]?.actions).toEqual(['withdraw'])
  const viewing = offered?.id ?? ''
  expect(await site.viewings.act(owner.uid, id, viewing, 'take')).toEqual({ refusal: 'changed' })
  expect(await site.viewings.act(randomUUID(), id, viewing, 'take')).toEqual({
    refusal: 'not found',
  })
  expect(await site.viewings.createCalendarFile(seeker.uid, id, viewing, 'en')).toBeNull()
  expect(site.state.mails).toEqual([])
  expect(await site.viewings.act(seeker.uid, id, viewing, 'take')).toBeNull()
  expect(await site.viewings.act(seeker.uid, id, viewing, 'take')).toEqual({ refusal: 'changed' })
  expect(site.state.mails.map(({ to }) => to)).toEqual([seeker.email, owner.email])
  for (const [mail, other] of [
    [site.state.mails[0], owner],
    [site.state.mails[1], seeker],
  ] as const) {
    expect(mail?.subject).toBe('Viewing agreed: 12 Holovna Street, Kyiv')
    expect(mail?.text).toContain('Thursday, February 4, 2027, 10:00–10:30 (Kyiv time)')
    expect(mail?.text).toContain(`${SITE_URL}${conversationPath(id)}`)
    const calendar = readCalendar(mail)
    for (const line of [
      'METHOD:REQUEST',
      'SEQUENCE:1',
      `UID:${viewing}@homiq`,
      'STATUS:CONFIRMED',
      'DTSTART:20270204T080000Z',
      'DTEND:20270204T083000Z',
      'mailto:no-reply@homiq.test',
    ])
      expect(calendar).toContain(line)
    expect(calendar).toContain(mail?.to)
    expect(JSON.stringify(mail)).not.toContain(other.email)
    expect(JSON.stringify(mail)).not.toContain(other.uid)
  }
  const file = await site.viewings.createCalendarFile(owner.uid, id, viewing, 'en')
  expect(file).toContain('METHOD:PUBLISH')
  expect(file).not.toContain('ATTENDEE')
  expect(file?.match(/TRIGGER:-P(1D|T2H)/g)).toHaveLength(2)
  expect(file).toContain('Never pay before you have seen a home.')
  expect(await site.viewings.createCalendarFile(randomUUID(), id, viewing, 'en')).toBeNull()
  expect(await site.viewings.listUpcoming(owner.uid)).toMatchObject([
    { conversation: id, home: { type: home.type, id: home.id } },
  ])
  site.state.mails = []
  expect(await site.viewings.act(seeker.uid, id, viewing, 'cancel')).toBeNull()
  expect(site.state.mails.map(({ to }) => to)).toEqual([seeker.email, owner.email])
  expect(readCalendar(site.state.mails[0])).toContain('METHOD:CANCEL')
  expect(readCalendar(site.state.mails[0])).toContain('SEQUENCE:2')
  const isSaid = async (conversation: string, action: 'take' | 'cancel') => {
    const path = viewingConfirmationPath(conversation, { action, id: viewing })
    const request = new Request(new URL(path, 'http://homiq.test'))
    return (await site.viewings.findDone(conversation, request)) !== null
  }
  expect([await isSaid(id, 'cancel'), await isSaid(id, 'take')]).toEqual([true, false])
  expect(await isSaid(randomUUID(), 'cancel')).toBe(false)
  expect([await site.list(owner.uid, id), await site.viewings.listUpcoming(seeker.uid)]).toEqual([
    [],
    [],
  ])
})

it('announces a viewing in the conversation, without a second mail', async () => {
  const { owner, seeker, id } = await site.begin()
  const read = async (uid: string) => {
    const conversation = await site.conversations.find(uid, id)
    if (conversation === null) throw new Error('There is no such conversation.')
    await site.conversations.markRead(uid, conversation, conversation.lastSeq)
    return (await site.conversations.readMessages(conversation)).map(({ text }) => text)
  }
  await read(owner.uid)
  await site.viewings.offer(owner.uid, id, TYPED)
  expect(await read(seeker.uid)).toEqual([
    'Hello',
    'Viewing time offered: Thursday, February 4, 2027, 10:00–10:30 (Kyiv time).',
  ])
  await site.viewings.act(seeker.uid, id, await site.getFirst(seeker.uid, id), 'take')
  site.state.clock += 2 * 60_000
  site.state.mails = []
  await mailUnreadMessages({ ...site.tools, replyDomain: null }, site.now())
  expect(site.state.mails.filter(({ to }) => to === owner.email)).toEqual([])
  expect(await site.conversations.countUnread(owner.uid)).toBe(1)
  expect((await read(owner.uid)).at(-1)).toContain('Viewing agreed: Thursday')
})

it.each([
  [{ day: '2027-02-01' }, 'past'],
  [{ day: '2027-02-02', time: '10:00' }, 'past'],
  [{ day: '2027-03-28', time: '03:30' }, 'no such time'],
  [{ day: '2027-05-01' }, 'too far'],
])('refuses to offer a time: %j', async (typed, refusal) => {
  const { owner, seeker, id } = await site.begin()
  expect(await site.viewings.offer(owner.uid, id, { ...TYPED, ...typed })).toEqual({ refusal })
  expect(await site.viewings.offer(seeker.uid, id, { ...TYPED, ...typed })).toEqual({ refusal })
  expect(await site.viewings.offer(randomUUID(), id, TYPED)).toEqual({ refusal: 'not found' })
})

it('offers several times with one message, or none of them', async () => {
  const { owner, seeker, id } = await site.begin()
  const more = { day2: '2027-02-05', time2: '12:00', day3: '2027-02-06', time3: '18:30' }
  const overlapping = { ...TYPED, day2: TYPED.day, time2: '10:15' }
  expect(await site.viewings.offer(owner.uid, id, overlapping)).toEqual({ refusal: 'offered here' })
  const late = { ...TYPED, ...more, day3: '2027-05-01' }
  expect(await site.viewings.offer(owner.uid, id, late)).toEqual({ refusal: 'too far' })
  expect(await site.list(seeker.uid, id)).toEqual([])
  expect(await site.viewings.offer(owner.uid, id, { ...TYPED, ...more })).toBeNull()
  expect(await site.list(seeker.uid, id)).toHaveLength(3)
  const { seq, text } = (await site.readLast(seeker.uid, id)) ?? {}
  expect(seq).toBe(2)
  expect(text?.split('\n').slice(1)).toEqual([
    'Thursday, February 4, 2027, 10:00–10:30',
    'Friday, February 5, 2027, 12:00–12:30',
    'Saturday, February 6, 2027, 18:30–19:00',
  ])
})

it('lets a seeker propose times, which the owner takes', async () => {
  const { owner, talks } = await site.begin(2)
  const [one, other] = talks
  const { seeker, id } = one ?? { seeker: owner, id: '' }
  expect(await site.viewings.offer(seeker.uid, id, { ...TYPED, place: 'exact' })).toBeNull()
  expect(await site.readLast(owner.uid, id)).toMatchObject({
    isAutomatic: true,
    text: expect.stringMatching(/^Viewing time proposed: Thursday/),
  })
  const viewing = await site.getFirst(owner.uid, id)
  expect(await site.list(seeker.uid, id)).toMatchObject([{ actions: ['withdraw'] }])
  expect(await site.viewings.act(seeker.uid, id, viewing, 'take')).toEqual({ refusal: 'changed' })
  // The owner is busy with another viewing; the seeker does not learn it.
  const elsewhere = other?.id ?? ''
  await site.viewings.offer(owner.uid, elsewhere, TYPED)
  const rival = await site.getFirst(other?.seeker.uid ?? '', elsewhere)
  await site.viewings.act(other?.seeker.uid ?? '', elsewhere, rival, 'take')
  expect(await site.list(owner.uid, id)).toMatchObject([{ conflict: 'taken', actions: [] }])
  expect(await site.list(seeker.uid, id)).toMatchObject([{ conflict: null }])
  expect(await site.viewings.act(owner.uid, id, viewing, 'take')).toEqual({ refusal: 'taken' })
  await site.viewings.act(owner.uid, elsewhere, rival, 'cancel')
  site.state.mails = []
  expect(await site.viewings.act(owner.uid, id, viewing, 'take')).toBeNull()
  expect(site.state.mails.map(({ to }) => to)).toEqual([seeker.email, owner.email])
})

it('says in a mail that times have changed, not that somebody wrote', async () => {
  const { owner, seeker, id } = await site.begin()
  await site.viewings.offer(owner.uid, id, TYPED)
  site.state.clock += 2 * 60_000
  await mailUnreadMessages({ ...site.tools, replyDomain: null }, site.now())
  const mail = site.state.mails.find(({ to }) => to === seeker.email)
  expect(mail?.subject).toBe('Viewing times: 12 Holovna Street, Kyiv')
  expect(mail?.text).toContain('The owner has changed the viewing times for')
})

it('limits the times of a conversation, and ends them by themselves', async () => {
  const { owner, seeker, id } = await site.begin()
  for (let hour = 0; hour < VIEWING_LIMITS.perConversation; hour++)
    expect(await site.viewings.offer(owner.uid, id, { ...TYPED, time: `1${hour}:00` })).toBeNull()
  const more = { ...TYPED, time: '21:00' }
  expect(await site.viewings.offer(owner.uid, id, more)).toEqual({ refusal: 'too many' })
  const overlapping = { ...TYPED, time: '10:20' }
  expect(await site.viewings.offer(owner.uid, id, overlapping)).toEqual({ refusal: 'offered here' })
  const [first, second] = await site.list(seeker.uid, id)
  expect(await site.viewings.act(seeker.uid, id, first?.id ?? '', 'take')).toBeNull()
  expect(await site.viewings.act(seeker.uid, id, second?.id ?? '', 'take')).toEqual({
    refusal: 'has one',
  })
  expect(await site.viewings.act(owner.uid, id, second?.id ?? '', 'withdraw')).toBeNull()
  site.state.clock = Date.parse('2027-02-04T08:10:00Z')
  // Begun, it is still shown, but allows no action.
  expect((await site.list(seeker.uid, id))[0]).toMatchObject({ id: first?.id, actions: [] })
  expect(await site.viewings.act(seeker.uid, id, first?.id ?? '', 'cancel')).toEqual({
    refusal: 'changed',
  })
  site.state.clock += 24 * HOUR_MS
  expect(await site.list(seeker.uid, id)).toEqual([])
})

it('reveals the exact place of a home that withholds it only if its owner chose so', async () => {
  const { owner, seeker, id, home } = await site.begin()
  const exact = '12 Holovna Street, Kyiv'
  await database.pool.query(
    `update offers set content = content || '{"exactness":"withheld"}' where id = $1`,
    [home.offer],
  )
  await database.pool.query(`update listings set address = 'Holovna Street, Kyiv' where id = $1`, [
    home.id,
  ])
  expect(await site.viewings.list(owner.uid, id)).toMatchObject({
    mayOffer: true,
    isPlaceWithheld: true,
  })
  expect((await site.viewings.list(seeker.uid, id)).isPlaceWithheld).toBe(false)
  for (const [place, time] of [
    ['shown', '10:00'],
    ['exact', '12:00'],
  ] as const) {
    site.state.mails = []
    await site.viewings.offer(owner.uid, id, { ...TYPED, place, time })
    const viewing = (await site.list(seeker.uid, id)).find(({ state }) => state === 'offered')
    expect(viewing?.place).toBe('Holovna Street, Kyiv')
    await site.viewings.act(seeker.uid, id, viewing?.id ?? '', 'take')
    const file = await site.viewings.createCalendarFile(seeker.uid, id, viewing?.id ?? '', 'en')
    const told = JSON.stringify([await site.list(seeker.uid, id), site.state.mails, file])
    expect(told.includes('12 Holovna')).toBe(place === 'exact')
    expect(told.includes(exact)).toBe(place === 'exact')
    site.state.mails = []
    await site.viewings.act(seeker.uid, id, viewing?.id ?? '', 'cancel')
    expect(JSON.stringify(site.state.mails)).not.toContain('12 Holovna')
  }
  // The owner also decides about a time that the seeker proposes.
  for (const tells of [false, true]) {
    await site.viewings.offer(seeker.uid, id, { ...TYPED, place: 'exact', time: '15:00' })
    const [proposed] = await site.list(owner.uid, id)
    expect(proposed).toMatchObject({ mayDisclosePlace: true, disclosesExactPlace: false })
    await site.viewings.act(owner.uid, id, proposed?.id ?? '', 'take', tells)
    expect((await site.list(seeker.uid, id))[0]?.place.includes('12 Holovna')).toBe(tells)
    await site.viewings.act(seeker.uid, id, proposed?.id ?? '', 'cancel')
  }
})

it('sends both reminders once, to people with mails on', async () => {
  const { owner, seeker } = await site.agree()
  const startsAt = Date.parse('2027-02-04T08:00:00Z')
  await setMailPreference(database.orm, owner.uid, false, site.now())
  const remindAt = async (hoursBefore: number) => {
    site.state.mails = []
    site.state.clock = startsAt - hoursBefore * HOUR_MS
    await remindOfViewings(site.tools, site.now())
    await remindOfViewings(site.tools, site.now())
    const own = site.state.mails.filter(({ to }) => to === seeker.email || to === owner.email)
    return own.map(({ to, subject }) => [to, subject.split(':')[0]])
  }
  expect(await remindAt(25)).toEqual([])
  expect(await remindAt(23)).toEqual([[seeker.email, 'Viewing within 24 hours']])
  expect(await remindAt(3)).toEqual([])
  expect(await remindAt(1)).toEqual([[seeker.email, 'Viewing soon']])
  expect(await remindAt(0)).toEqual([])
})

describe('ends a viewing and tells the other when one', () => {
  it.each([
    ['leaves', (uid: string, id: string) => site.conversations.act(uid, id, 'leave')],
    ['blocks', (uid: string, id: string) => site.conversations.act(uid, id, 'block')],
    [
      'is erased',
      (uid: string) =>
        database.orm.transaction((transaction) => eraseConversations(transaction, uid, site.now())),
    ],
  ] as const)('%s', async (_, end) => {
    const { owner, seeker, id, viewing } = await site.agree()
    await end(seeker.uid, id)
    site.state.mails = []
    expect(await cancelViewingsOfEndedConversations(site.tools, site.now())).toBe(1)
    expect(await cancelViewingsOfEndedConversations(site.tools, site.now())).toBe(0)
    const told = site.state.mails.find(({ to }) => to === owner.email)
    expect(told?.subject).toMatch(/^Viewing canceled/)
    expect(told?.text).toContain('because your conversation has ended')
    expect(told?.text).not.toContain('agree on another time')
    expect(readCalendar(told)).toContain(`UID:${viewing}@homiq`)
    expect(await site.list(owner.uid, id)).toEqual([])
    expect(await site.readLast(owner.uid, id)).toMatchObject({
      isOwn: false,
      isAutomatic: true,
      text: expect.stringMatching(
        /^Viewing canceled because this conversation has ended: Thursday/,
      ),
    })
  })
})

it('says in the conversation who withdrew or canceled, even if that person cannot write', async () => {
  const { owner, seeker, id } = await site.begin()
  await site.viewings.offer(owner.uid, id, TYPED)
  const offered = await site.getFirst(owner.uid, id)
  expect(await site.viewings.act(owner.uid, id, offered, 'withdraw')).toBeNull()
  expect(await site.readLast(seeker.uid, id)).toMatchObject({
    isOwn: false,
    isAutomatic: true,
    text: expect.stringContaining('Viewing time withdrawn: Thursday'),
  })
  await site.viewings.offer(owner.uid, id, TYPED)
  const agreed = await site.getFirst(seeker.uid, id)
  await site.viewings.act(seeker.uid, id, agreed, 'take')
  await site.conversations.act(owner.uid, id, 'block')
  expect(await site.viewings.act(owner.uid, id, agreed, 'cancel')).toBeNull()
  expect(await site.readLast(seeker.uid, id)).toMatchObject({
    isOwn: false,
    isAutomatic: true,
    text: expect.stringContaining('Viewing canceled: Thursday'),
  })
})
