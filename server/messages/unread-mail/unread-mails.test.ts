import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/platform/time/durations.ts'
import { createConversations } from '#server/messages/conversation/conversations.ts'
import { setMailPreference } from '#server/messages/conversation/mail-preference/commands.ts'
import { createAccount } from '#server/people/account/commands.ts'
import { accounts } from '#server/people/tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { Mail } from '#server/platform/tables.ts'
import { freshDatabase } from '#test/database/database.ts'
import { publishHome } from '#test/homes/published-home.ts'
import { mailReplyTexts } from '#texts/messages/mail-replies.ts'
import { mailUnreadMessages } from './mail-unread.ts'

let database: Database
let mails: Mail[] = []
let clock = Date.now()
const mailer = {
  async send(mail: Mail) {
    mails.push(mail)
  },
}
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const open = () => createConversations({ db: database.orm, now: () => new Date(clock) })

async function createPerson(isConfirmed = true): Promise<{ uid: string; email: string }> {
  const email = `${randomUUID()}@example.com`
  const uid = (await createAccount(database.orm, { email }, new Date()))?.uid ?? ''
  await database.orm
    .update(accounts)
    .set({ emailVerified: isConfirmed })
    .where(eq(accounts.uid, uid))
  return { uid, email }
}

/**
 * Advances the clock by minutes, then runs the loop.
 *
 * @returns the mails
 */
async function mailAfter(minutes: number, replyDomain: string | null = null): Promise<Mail[]> {
  clock += minutes * MINUTE_MS
  mails = []
  const tools = { db: database.orm, mailer, siteUrl: 'https://homiq.test', replyDomain }
  await mailUnreadMessages(tools, new Date(clock))
  return mails
}

async function begin(isConfirmed = true) {
  const [seeker, owner] = [await createPerson(), await createPerson(isConfirmed)]
  const home = await publishHome(database, owner.uid)
  // Stored when the form still accepted line breaks.
  await database.pool.query('update listings set address = $1 where id = $2', [
    '12 Holovna\r\n\r\nStreet, Kyiv',
    home.id,
  ])
  const draft = { text: 'Is it free?\nCall 050 123 45 67', key: '' }
  const sent = await open().start(seeker.uid, home, draft)
  return { seeker, owner, id: 'id' in sent ? sent.id : '' }
}

const send = (uid: string, id: string, text: string) => open().send(uid, id, { text, key: '' })

async function read(uid: string, id: string) {
  const conversation = await open().find(uid, id)
  if (conversation !== null) await open().markRead(uid, conversation, conversation.lastSeq)
}

it('mails unread messages after a minute, veiled, once until the conversation is opened', async () => {
  const { seeker, owner, id } = await begin()
  expect(await mailAfter(0)).toEqual([])
  await send(seeker.uid, id, 'I could come today.')
  const [mail, ...others] = await mailAfter(2)
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: owner.email,
    account: owner.uid,
    subject: 'Seeker 1 wrote about 12 Holovna Street, Kyiv',
  })
  expect(mail?.text).toContain(' about 12 Holovna Street, Kyiv:\n')
  expect(mail?.text).toContain('> Is it free?\n> Call •••••\n\n> I could come today.')
  expect(mail?.text).toContain(`https://homiq.test/messages/${id}#newest\n`)
  expect(JSON.stringify(mail)).not.toContain(seeker.email)
  // The mail itself names no writer; the spool records whose words are in it.
  expect(mail?.writer).toBe(seeker.uid)
  expect(JSON.stringify({ ...mail, writer: '' })).not.toContain(seeker.uid)
  await send(seeker.uid, id, 'Hello?')
  expect(await mailAfter(2)).toEqual([])
  await read(owner.uid, id)
  await send(seeker.uid, id, 'Are you there?')
  expect((await mailAfter(2)).map(({ text }) => text)).toEqual([
    expect.stringContaining('> Are you there?'),
  ])
  await send(owner.uid, id, 'Yes, 067 123 45 67')
  const [answer] = await mailAfter(2)
  expect(answer).toMatchObject({ to: seeker.email })
  expect(answer?.text).toContain('> Yes, 067 123 45 67')
})

it('accepts replies where they are configured, at one email address for each of the two', async () => {
  const { seeker, owner, id } = await begin()
  const [silent] = await mailAfter(2)
  expect(silent?.replyTo).toBeUndefined()
  expect(silent?.text).toMatch(/^Hello,/)
  await read(owner.uid, id)
  const mailOf = async (writer: { readonly uid: string }) => {
    await send(writer.uid, id, 'Hello?')
    const [mail] = await mailAfter(2, 'reply.homiq.test')
    return mail
  }
  const first = await mailOf(seeker)
  expect(first?.replyTo).toMatch(/^reply\+[0-9a-f]{40}@reply\.homiq\.test$/)
  expect(first?.text.split('\n')[0]).toBe(mailReplyTexts.marker)
  await read(owner.uid, id)
  const [second, others] = [await mailOf(seeker), await mailOf(owner)]
  expect([second?.replyTo, second?.thread]).toEqual([first?.replyTo, silent?.thread])
  expect(others?.replyTo).not.toBe(first?.replyTo)
  expect(others?.thread).not.toBe(first?.thread)
  expect(`${first?.replyTo} ${first?.thread}`).not.toContain(id)
})

it('mails nothing that was read, and nobody who left, blocks, turned mails off or is unconfirmed', async () => {
  const readOne = await begin()
  await read(readOne.owner.uid, readOne.id)
  const left = await begin()
  await open().act(left.owner.uid, left.id, 'leave')
  const blocked = await begin()
  await open().act(blocked.owner.uid, blocked.id, 'block')
  const quiet = await begin()
  await setMailPreference(database.orm, quiet.owner.uid, false, new Date())
  await begin(false)
  expect(await mailAfter(2)).toEqual([])
  await setMailPreference(database.orm, quiet.owner.uid, true, new Date())
  expect((await mailAfter(0)).map(({ to }) => to)).toEqual([quiet.owner.email])
})

it('turns mails off by the link in the header, for its reader alone', async () => {
  const { seeker, owner, id } = await begin()
  const [mail] = await mailAfter(2)
  const token = new URL(mail?.unsubscribe ?? '').searchParams.get('token') ?? ''
  expect(await open().stopMails('')).toBe(false)
  expect(await open().stopMails(`${token}x`)).toBe(false)
  expect(await open().getsMails(owner.uid)).toBe(true)
  expect(await open().stopMails(token)).toBe(true)
  expect(await open().stopMails(token)).toBe(true)
  expect([await open().getsMails(owner.uid), await open().getsMails(seeker.uid)]).toEqual([
    false,
    true,
  ])
  await read(owner.uid, id)
  await send(seeker.uid, id, 'Hello?')
  expect(await mailAfter(2)).toEqual([])
})
