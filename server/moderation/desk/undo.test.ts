import { afterAll, beforeAll, expect, it } from 'vitest'
import { UNDO_MS } from '#domain/moderation/undo.ts'
import { formatListingTarget } from '#domain/safety/report/listing-target.ts'
import type { Offer } from '#server/homes/offer/offered-rows.ts'
import { createOffers } from '#server/homes/offer/offers.ts'
import { createAccount } from '#server/people/account/commands.ts'
import type { Database } from '#server/platform/db/open.ts'
import { claimMail, spoolMail } from '#server/platform/mail/commands.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { createReport } from '#server/safety/report/commands.ts'
import { freshDatabase } from '#test/database/database.ts'
import { COMPLETE } from '#test/homes/owner-forms.ts'
import { createDesk } from './desk.ts'

let time = new Date('2026-11-23T10:00:00Z')
const now = () => time
const wait = (ms: number) => {
  time = new Date(time.getTime() + ms)
}
const rates = () => ({ date: '2026-11-23', unitsPerDollar: { USD: 1, UAH: 40, EUR: 0.8 } })
const mailer: Mailer = {
  send: (mail, transaction, dueAt) => spoolMail(transaction ?? database.orm, mail, now(), dueAt),
}

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database?.close())

async function report(home: Offer | null) {
  const target = formatListingTarget(home?.listing ?? { type: '', id: 0 })
  const details = { words: '', wantsOutcome: false, reporter: null }
  await createReport(database.orm, { kind: 'listing', target, reason: 'fraud', ...details }, now())
}

async function setUp(owner: string) {
  const tools = { db: database.orm, rates, now, mailer, siteUrl: '' }
  const [offers, desk] = [createOffers({ ...tools, moderation: 'before' }), createDesk(tools)]
  const created = await offers.create(owner, COMPLETE)
  const id = 'id' in created ? created.id : ''
  await offers.act(owner, id, 'submit')
  const decide = (decision: 'approve' | 'reject', uid = 'moderator') =>
    desk.decide({ id, revision: 1, decision, uid, reason: 'The pictures show another home.' })
  const read = async () =>
    (await database.pool.query('select * from offers where id = $1', [id])).rows[0]
  const readListing = async () => {
    const { listing_type: type, listing_id: key } = await read()
    const query = 'select deleted_at from listings where type = $1 and id = $2'
    return (await database.pool.query(query, [type, key])).rows[0]
  }
  return { tools, offers, desk, id, decide, read, readListing }
}

it('takes an approval back as if nothing had been decided, and logs it', async () => {
  const { desk, id, decide, read, readListing } = await setUp('olha')
  const before = await read()
  wait(1_000)
  expect(await decide('approve')).toBeNull()
  expect((await readListing()).deleted_at).toBeNull()
  wait(UNDO_MS - 1)
  expect(await desk.findUndoable('another')).toBeNull()
  expect(await desk.undo('another', id)).toEqual({ refusal: 'too late' })
  expect(await desk.findUndoable('moderator')).toMatchObject({ id, decision: 'approve', leftMs: 1 })
  expect(await desk.undo('moderator', id)).toBeNull()
  const { listing_type, listing_id, ...after } = await read()
  expect(after).toEqual(Object.fromEntries(Object.entries(before).filter(([key]) => key in after)))
  expect((await readListing()).deleted_at).not.toBeNull()
  // What it would lose by an approval counts again.
  expect((await desk.find(id, 'moderator'))?.flags).toContain('new owner')
  expect(await desk.findJustDecided('moderator')).toMatchObject({ decision: 'undo', kind: 'offer' })
  expect(await desk.undo('moderator', id)).toEqual({ refusal: 'too late' })
  expect(await decide('reject')).toBeNull()
  expect((await read()).state).toBe('rejected')
  const logged = (await desk.log(null)).filter(({ offer }) => offer === id)
  expect(logged.map(({ decision }) => decision).sort()).toEqual(['approve', 'reject', 'undo'])
})

it('shows a home again whose rejection is taken back, and its reports wait again', async () => {
  const { offers, desk, id, decide, read, readListing } = await setUp('taras')
  await decide('approve')
  await report(await offers.find('taras', id))
  wait(1_000)
  expect(await decide('reject')).toBeNull()
  expect((await readListing()).deleted_at).not.toBeNull()
  expect(await desk.undo('moderator', id)).toBeNull()
  expect([(await read()).state, (await readListing()).deleted_at]).toEqual(['published', null])
  expect((await desk.find(id, 'moderator'))?.reports).toMatchObject([{ reason: 'fraud' }])
})

it('takes nothing back after a minute, or once its owner has gone on', async () => {
  const { offers, desk, id, decide } = await setUp('maria')
  wait(1_000)
  await decide('reject')
  await offers.act('maria', id, 'revise')
  expect(await desk.undo('moderator', id)).toEqual({ refusal: 'changed' })
  wait(UNDO_MS)
  expect(await desk.findUndoable('moderator')).toBeNull()
  expect(await desk.undo('moderator', id)).toEqual({ refusal: 'too late' })
})

it('does not keep a moderator from an appeal because of a rejection that was taken back', async () => {
  const { offers, desk, id, decide } = await setUp('ivan')
  const grant = `insert into account_roles (uid, role, granted_at) values ($1, 'moderator', now())`
  for (const uid of ['first', 'second']) await database.pool.query(grant, [uid])
  await decide('reject', 'first')
  wait(1_000)
  await offers.act('ivan', id, 'appeal', 'It is this home, look again.')
  wait(1_000)
  expect(await decide('reject', 'second')).toBeNull()
  expect(await desk.undo('second', id)).toBeNull()
  expect((await desk.find(id, 'second'))?.recusal).toBeNull()
  expect((await desk.find(id, 'first'))?.recusal).toBe('rejected before')
})

it('keeps what the owner set meanwhile, and is not offered where the decision took over a change', async () => {
  const { offers, desk, id, decide, read } = await setUp('ivan')
  expect(await decide('approve')).toBeNull()
  await database.pool.query(`update offers set phone = '+380441234567' where id = $1`, [id])
  expect(await desk.undo('moderator', id)).toBeNull()
  expect(await read()).toMatchObject({ state: 'waiting', phone: '+380441234567' })
  wait(1_000)
  expect(await decide('approve')).toBeNull()
  wait(1_000)
  await offers.change('ivan', id)
  await report(await offers.find('ivan', id))
  expect(await decide('reject')).toBeNull()
  expect(await desk.findUndoable('moderator')).toBeNull()
})

it('withdraws the mail about a decision that is taken back, and sends the other after the minute', async () => {
  const owner = { email: 'owner@example.com', emailVerified: true }
  const account = await createAccount(database.orm, owner, now())
  const { desk, id, decide } = await setUp(account?.uid ?? '')
  wait(1_000)
  expect(await decide('reject')).toBeNull()
  expect(await desk.undo('moderator', id)).toBeNull()
  wait(1_000)
  expect(await decide('approve')).toBeNull()
  expect(await claimMail(database.orm, now())).toBeNull()
  wait(UNDO_MS)
  expect((await claimMail(database.orm, now()))?.mail).toMatchObject({ to: 'owner@example.com' })
  expect(await claimMail(database.orm, now())).toBeNull()
})
