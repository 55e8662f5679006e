import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatListingTarget } from '#domain/safety/report/listing-target.ts'
import { moveOffer } from '#server/homes/offer/move/commands.ts'
import { createOffers } from '#server/homes/offer/offers.ts'
import { eraseConversations } from '#server/messages/conversation/commands.ts'
import { createConversations } from '#server/messages/conversation/conversations.ts'
import { createAccount } from '#server/people/account/commands.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { Mail } from '#server/platform/tables.ts'
import { createReport } from '#server/safety/report/commands.ts'
import { freshDatabase } from '#test/database/database.ts'
import { COMPLETE } from '#test/homes/owner-forms.ts'
import { publishHome } from '#test/homes/published-home.ts'
import { messagesTexts } from '#texts/messages/messages.ts'
import { createDesk } from './desk.ts'

const now = () => new Date('2026-11-23T10:00:00Z')
const rates = () => ({ date: '2026-11-23', unitsPerDollar: { USD: 1, UAH: 40, EUR: 0.8 } })

const mails: Mail[] = []
const mailer: Mailer = { send: async (mail) => void mails.push(mail) }

const siteUrl = 'https://homiq.example'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database?.close())

it('asks the database equally often for a queue of any length', async () => {
  const tools = { db: database.orm, rates, now, mailer, siteUrl }
  const offers = createOffers({ ...tools, moderation: 'before' })
  const countStatements = async () => {
    let statements = 0
    const { query } = database.pool
    database.pool.query = ((...values: Parameters<typeof query>) => {
      statements += 1
      return query.apply(database.pool, values)
    }) as typeof query
    const { homes } = await createDesk(tools).list('moderator')
    database.pool.query = query
    return { statements, homes: homes.length }
  }
  const submitHome = async (content: Partial<typeof COMPLETE>) => {
    const created = await offers.create('olha', { ...COMPLETE, ...content })
    if ('id' in created) await offers.act('olha', created.id, 'submit')
  }
  await submitHome({})
  const one = await countStatements()
  for (const rooms of ['1', '2', '3', '4']) await submitHome({ rooms })
  const five = await countStatements()
  expect([one.homes, five.homes]).toEqual([1, 5])
  expect(one.statements).toBeGreaterThan(0)
  expect(five.statements).toBe(one.statements)
})

it.each(['city', 'street', 'district', 'metro', 'complex', 'description'] as const)(
  'flags a phone number in %s',
  async (field) => {
    const tools = { db: database.orm, rates, now, mailer, siteUrl }
    const offers = createOffers({ ...tools, moderation: 'before' })
    const content = { ...COMPLETE, rooms: '8', [field]: 'Kyiv, call 067 123 45 67' }
    const created = await offers.create(`owner of a ${field}`, content)
    const id = 'id' in created ? created.id : ''
    await offers.act(`owner of a ${field}`, id, 'submit')
    const found = await createDesk(tools).find(id, 'moderator')
    expect(found?.flags).toContain('phone number')
  },
)

it('compares a price with homes of its own kind, without itself', async () => {
  const insert = `insert into listings (type, id, price_text, price, address, description, count_rooms, rooms,
      area, images, city, published_at, updated_at)
    select 'rent', 5000 + n, '', $1, '7 Feed Street', '', '', $2, 50, '[]', 'Lviv', now(), now() from generate_series(1, 20) n`
  await database.pool.query(insert, [100, 2])
  const { homes } = await createDesk({ db: database.orm, rates, now, mailer, siteUrl }).list(
    'moderator',
  )
  const unusual = homes.filter(({ flags }) => flags.includes('unusual price'))
  expect(unusual.map(({ offer }) => offer.content.rooms)).toEqual(['2', '2'])
})

it('puts a reported home at the top of the queue, and mails the outcome to its reporter', async () => {
  const tools = { db: database.orm, rates, now, mailer, siteUrl }
  const [offers, moderation] = [createOffers({ ...tools, moderation: 'before' }), createDesk(tools)]
  const eye = { email: 'eye@example.com', emailVerified: true }
  const reporter = (await createAccount(database.orm, eye, now()))?.uid
  const created = await offers.create('taras', { ...COMPLETE, rooms: '7' })
  const id = 'id' in created ? created.id : ''
  await offers.act('taras', id, 'submit')
  const decide = (decision: 'approve' | 'reject', reason?: string) =>
    moderation.decide({ id, revision: 1, decision, uid: 'moderator', ...(reason && { reason }) })
  expect(await decide('approve')).toBeNull()
  // A repeated press succeeds, but the home has left the queue for any other decision.
  expect(await decide('approve')).toBeNull()
  expect(await decide('reject', 'It is let already.')).toEqual({ refusal: 'not now' })
  const target = formatListingTarget(
    (await offers.find('taras', id))?.listing ?? { type: '', id: 0 },
  )
  const report = { kind: 'listing', target, words: 'It is let.', wantsOutcome: true } as const
  const send = (reason: 'fraud' | 'not free') =>
    createReport(database.orm, { ...report, reason, reporter: reporter ?? null }, now())
  await send('fraud')
  await send('not free')
  const { homes } = await moderation.list('moderator')
  expect(homes[0]).toMatchObject({ offer: { id }, flags: ['reported'] })
  expect(homes[0]?.reports.map(({ reason }) => reason)).toEqual(['not free'])
  expect(await decide('approve')).toBeNull()
  expect(mails.splice(0)).toMatchObject([{ to: 'eye@example.com', account: reporter }])
  expect(await moderation.find(id, 'moderator')).toBeNull()
  await send('fraud')
  expect(await decide('reject', 'It is let already.')).toBeNull()
  expect(mails.splice(0)[0]?.text).toContain('no longer shown')
  const { rows } = await database.pool.query('select outcome from reports order by outcome')
  expect(rows).toEqual([{ outcome: 'acted' }, { outcome: 'dismissed' }])
})

it('lists and resolves reports of feed listings, and withdraws a listing when one is upheld', async () => {
  const moderation = createDesk({ db: database.orm, rates, now, mailer, siteUrl })
  const report = { kind: 'listing', reason: 'fraud', words: '', wantsOutcome: false } as const
  for (const target of ['rent/5001', 'rent/5001', 'rent/5002'])
    await createReport(database.orm, { ...report, target, reporter: null }, now())
  const { others } = await moderation.list('moderator')
  expect(others).toMatchObject([
    { target: 'rent/5001', total: 2, reasons: ['fraud'], words: [], address: '7 Feed Street' },
    { target: 'rent/5002', total: 1 },
  ])
  const resolve = (target: string, reason: 'fraud' | null) =>
    moderation.resolve({ kind: 'listing', target, reason, uid: 'decider' })
  expect(await resolve('rent/5001', 'fraud')).toBeNull()
  expect(await resolve('rent/5001', 'fraud')).toEqual({ refusal: 'gone' })
  expect(await resolve('rent/5002', null)).toBeNull()
  const later = (ms: number) =>
    createDesk({
      db: database.orm,
      rates,
      mailer,
      siteUrl,
      now: () => new Date(now().getTime() + ms),
    })
  expect(await later(119_999).findJustDecided('decider')).toMatchObject({ kind: 'listing' })
  expect(await later(120_000).findJustDecided('decider')).toBeNull()
  expect(await later(0).findJustDecided('another')).toBeNull()
  const logged = (await moderation.log(null)).filter(({ kind }) => kind === 'listing')
  const expected = [
    { target: 'rent/5001', decision: 'act', reason: 'fraud', address: '7 Feed Street' },
    { target: 'rent/5002', decision: 'dismiss', reason: null },
  ]
  expect(logged.toSorted((a, b) => (a.target ?? '').localeCompare(b.target ?? ''))).toMatchObject(
    expected,
  )
  const { rows } = await database.pool.query(
    'select id from listings where id in (5001, 5002) and deleted_at is not null',
  )
  expect(rows).toEqual([{ id: 5001 }])
})

it('cannot uphold reports whose target names no message or person', async () => {
  const moderation = createDesk({ db: database.orm, rates, now, mailer, siteUrl })
  const report = { reason: 'fraud', words: '', wantsOutcome: false, reporter: null } as const
  const resolution = { kind: 'person', target: 'olha', reason: 'fraud', uid: 'moderator' } as const
  await createReport(database.orm, { ...report, kind: 'person', target: 'olha' }, now())
  expect(await moderation.resolve(resolution)).toEqual({ refusal: 'not here' })
  expect(await moderation.resolve({ ...resolution, reason: null })).toBeNull()
})

it('shows moderators only the reported message, removes it, and bans a reported person', async () => {
  const [seeker, owner] = [randomUUID(), randomUUID()]
  const home = await publishHome(database, owner)
  const conversations = createConversations({ db: database.orm })
  const draft = (text: string) => ({ text, key: randomUUID() })
  const begun = await conversations.start(seeker, home, draft('Is it free?'))
  const id = 'id' in begun ? begun.id : ''
  await conversations.send(seeker, id, draft('You fool'))
  const moderation = createDesk({ db: database.orm, rates, now, mailer, siteUrl })
  const report = { reason: 'insult', words: '', wantsOutcome: false, reporter: owner } as const
  const message = { kind: 'message', target: `${id}/2` } as const
  const person = { kind: 'person', target: `${id}/seeker` } as const
  for (const it of [message, person]) await createReport(database.orm, { ...report, ...it }, now())
  const { others } = await moderation.list('moderator')
  expect(others.find(({ kind }) => kind === 'message')).toMatchObject({ text: 'You fool' })
  expect(JSON.stringify(others)).not.toContain('Is it free?')
  expect(JSON.stringify(others)).not.toContain(seeker)
  expect(await moderation.resolve({ ...message, reason: 'insult', uid: 'moderator' })).toBeNull()
  const conversation = await conversations.find(owner, id)
  const texts = conversation && (await conversations.readMessages(conversation))
  expect(texts?.map(({ text }) => text)).toEqual(['Is it free?', messagesTexts.removed])
  const own = await conversations.find(seeker, id)
  const [, removed] = own === null ? [] : await conversations.readMessages(own)
  expect([removed?.removedFor, texts?.[1]?.removedFor]).toEqual(['insult', undefined])
  expect(await conversations.send(seeker, id, draft('Why?'))).toMatchObject({ seq: 3 })
  expect(await moderation.resolve({ ...person, reason: 'insult', uid: 'moderator' })).toBeNull()
  expect(await conversations.send(seeker, id, draft('Why?'))).toEqual({ refusal: 'banned' })
  expect(await conversations.send(owner, id, draft('Thanks'))).toMatchObject({ seq: 4 })
  const about = (await moderation.log(null)).filter(({ target }) => target?.startsWith(id))
  expect(about.map(({ kind, decision, reason }) => `${kind} ${decision} ${reason}`).sort()).toEqual(
    ['message act insult', 'person act insult'],
  )
  expect(JSON.stringify(about)).not.toContain(seeker)
  await database.orm.transaction((transaction) => eraseConversations(transaction, seeker, now()))
  const { rows } = await database.pool.query('select 1 from reports where target like $1', [
    `${id}/%`,
  ])
  expect(rows).toEqual([])
})

it('groups reports of a person from several conversations, and bars moderators who are involved', async () => {
  const [seeker, owner, other] = [randomUUID(), randomUUID(), randomUUID()]
  const conversations = createConversations({ db: database.orm })
  const targets: string[] = []
  for (const who of [owner, other]) {
    const home = await publishHome(database, who)
    const begun = await conversations.start(seeker, home, { text: 'Free?', key: randomUUID() })
    targets.push('id' in begun ? `${begun.id}/seeker` : '')
  }
  const moderation = createDesk({ db: database.orm, rates, now, mailer, siteUrl })
  const report = { kind: 'person', reason: 'insult', words: '', wantsOutcome: false } as const
  const send = (target: string, reporter: string) =>
    createReport(database.orm, { ...report, target, reporter }, now())
  await send(targets[0] ?? '', owner)
  await send(targets[1] ?? '', 'reporting moderator')
  const read = async (moderator: string) => (await moderation.list(moderator)).others
  const [thing, ...rest] = (await read('moderator')).filter(({ kind }) => kind === 'person')
  expect([thing?.total, thing?.recusal, rest]).toEqual([2, null, []])
  for (const [uid, recusal] of [
    [seeker, 'involved'] as const,
    [other, 'involved'] as const,
    ['reporting moderator', 'reported'] as const,
  ]) {
    expect(await read(uid)).toContainEqual({ ...thing, recusal })
    for (const target of targets) {
      const request = { kind: 'person', target, reason: null, uid } as const
      expect(await moderation.resolve(request)).toEqual({ refusal: 'not here' })
    }
  }
  const request = { kind: 'person', target: targets[1] ?? '', uid: 'moderator' } as const
  // A ban needs more than the choices of a list.
  expect([thing?.words, thing?.hasMessage]).toEqual([[], false])
  const ban = () => moderation.resolve({ ...request, reason: 'insult' })
  expect(await ban()).toEqual({ refusal: 'unproven' })
  const told = { kind: 'message', target: (targets[1] ?? '').replace('seeker', '1') } as const
  await createReport(database.orm, { ...report, ...told, reporter: other }, now())
  expect((await read('moderator')).find(({ kind }) => kind === 'person')?.hasMessage).toBe(true)
  expect(await moderation.resolve({ ...told, reason: null, uid: 'moderator' })).toBeNull()
  expect(await ban()).toEqual({ refusal: 'unproven' })
  const words = { ...report, words: 'Called me a liar.', target: targets[0] ?? '' }
  await createReport(database.orm, { ...words, reporter: owner }, now())
  expect(await ban()).toBeNull()
  const draft = { text: 'And now?', key: randomUUID() }
  const id = targets[0]?.split('/')[0] ?? ''
  expect(await conversations.send(seeker, id, draft)).toEqual({ refusal: 'banned' })
  expect(await read('moderator')).toEqual([])
})

it('moves reports with a home when its owner changes the estate type', async () => {
  const tools = { db: database.orm, rates, now, mailer, siteUrl }
  const [offers, moderation] = [createOffers({ ...tools, moderation: 'before' }), createDesk(tools)]
  const created = await offers.create('maria', { ...COMPLETE, rooms: '9' })
  const id = 'id' in created ? created.id : ''
  await offers.act('maria', id, 'submit')
  const approve = (revision: number) =>
    moderation.decide({ id, revision, decision: 'approve', uid: 'moderator' })
  expect(await approve(1)).toBeNull()
  const target = formatListingTarget(
    (await offers.find('maria', id))?.listing ?? { type: '', id: 0 },
  )
  const report = {
    kind: 'listing',
    target,
    reason: 'fraud',
    words: '',
    wantsOutcome: false,
  } as const
  await createReport(database.orm, { ...report, reporter: null }, now())
  const begun = await offers.change('maria', id)
  const change = 'id' in begun ? begun.id : ''
  const values = { type: 'sale', amount: '85000', currency: 'USD' }
  await offers.save({ owner: 'maria', id: change, revision: 1, values })
  await offers.act('maria', change, 'submit')
  expect(await moderation.find(id, 'moderator')).toMatchObject({ reports: [{ target }] })
  // The home is published as in the mode where moderators decide afterwards.
  const move = { id: change, action: 'publish', actor: 'system' } as const
  expect(await moveOffer(database.orm, move, { rates: rates(), now: now() })).toBeNull()
  const sale = (await offers.find('maria', id))?.listing
  expect(sale).toMatchObject({ type: 'sale' })
  const found = await moderation.find(id, 'moderator')
  expect(found?.reports).toMatchObject([{ target: `sale/${sale?.id}` }])
  expect((await moderation.list('moderator')).others).toEqual([])
  expect(await approve(2)).toBeNull()
  const { rows } = await database.pool.query('select outcome from reports where target = $1', [
    `sale/${sale?.id}`,
  ])
  expect(rows).toEqual([{ outcome: 'dismissed' }])
})
