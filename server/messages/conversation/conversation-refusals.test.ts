import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONVERSATION_LIMITS } from '#domain/messages/conversation/limits.ts'
import { createAccount } from '#server/people/account/commands.ts'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { publishHome } from '#test/homes/published-home.ts'
import { beginConversation, draftMessage as draft } from '#test/messages/begin-conversation.ts'
import { type Conversations, createConversations } from './conversations.ts'

let database: Database
let conversations: Conversations
beforeAll(async () => {
  database = await freshDatabase()
  conversations = createConversations({ db: database.orm })
})
afterAll(() => database.close())

const begin = (text?: string) => beginConversation(database, conversations, text)

describe('refuses messages', () => {
  it('of strangers, and of owners to themselves', async () => {
    const { owner, home, id } = await begin()
    const stranger = randomUUID()
    expect(await conversations.find(stranger, id)).toBeNull()
    expect(await conversations.send(stranger, id, draft())).toEqual({ refusal: 'not found' })
    expect(await conversations.act(stranger, id, 'leave')).toEqual({ refusal: 'not found' })
    expect(await conversations.start(owner, home, draft())).toEqual({ refusal: 'not found' })
  })

  it('of a seeker whom nobody answers', async () => {
    const { seeker, id } = await begin()
    for (let n = 1; n < CONVERSATION_LIMITS.unanswered; n += 1)
      expect(await conversations.send(seeker, id, draft(`${n}`))).toMatchObject({ seq: n + 1 })
    expect(await conversations.send(seeker, id, draft())).toEqual({ refusal: 'unanswered' })
  })

  it('of an account over its limits, also when it begins conversations concurrently', async () => {
    const owner = randomUUID()
    const email = `${randomUUID()}@example.com`
    const fresh = (await createAccount(database.orm, { email }, new Date()))?.uid ?? ''
    const homes: Awaited<ReturnType<typeof publishHome>>[] = []
    for (let n = 0; n < 8; n += 1) homes.push(await publishHome(database, owner))
    const begin = async (uid: string) => {
      const starts = homes.map((home) => conversations.start(uid, home, draft()))
      const refusals = (await Promise.all(starts)).flatMap((it) =>
        'refusal' in it ? [it.refusal] : [],
      )
      return { begun: homes.length - refusals.length, refusals: new Set(refusals) }
    }
    expect(await begin(fresh)).toEqual({
      begun: CONVERSATION_LIMITS.maxStartsPerDayNew,
      refusals: new Set(['too many']),
    })
    expect(await begin(randomUUID())).toEqual({ begun: 5, refusals: new Set(['spam']) })
  })

  it('of a new account that writes to everybody, and advertisements', async () => {
    const account = await createAccount(
      database.orm,
      { email: `${randomUUID()}@example.com` },
      new Date(),
    )
    const uid = account?.uid ?? ''
    const owner = randomUUID()
    const ad = draft('Loans at www.example.com and https://example.org')
    expect(await conversations.start(uid, await publishHome(database, owner), ad)).toEqual({
      refusal: 'spam',
    })
    for (let n = 0; n < CONVERSATION_LIMITS.maxStartsPerDayNew; n += 1)
      expect(
        await conversations.start(uid, await publishHome(database, owner), draft(`Home ${n}`)),
      ).toMatchObject({ seq: 1 })
    expect(await conversations.start(uid, await publishHome(database, owner), draft())).toEqual({
      refusal: 'too many',
    })
  })
})

describe('where mails are delivered', () => {
  const open = () => createConversations({ db: database.orm, areMailsDelivered: true })
  const register = async (emailVerified: boolean) => {
    const email = `${randomUUID()}@example.com`
    const account = await createAccount(database.orm, { email, emailVerified }, new Date())
    return account?.uid ?? ''
  }

  it('requires a confirmed email address for the first message, but not for answers', async () => {
    const [seeker, owner] = [await register(false), await register(false)]
    const home = await publishHome(database, owner)
    const site = open()
    expect(await site.findHome(seeker, home.type, home.id)).toMatchObject({ mustConfirm: true })
    const text = draft()
    expect(await site.start(seeker, home, text)).toEqual({ refusal: 'unconfirmed' })
    await database.pool.query('update accounts set email_verified = true where uid = $1', [seeker])
    expect(await site.findHome(seeker, home.type, home.id)).toMatchObject({ mustConfirm: false })
    const sent = await site.start(seeker, home, text)
    expect(sent).toMatchObject({ seq: 1 })
    const id = 'id' in sent ? sent.id : ''
    expect(await site.send(owner, id, draft('Yes.'))).toMatchObject({ seq: 2 })
  })

  it('asks nothing of visitors and of people whose accounts are elsewhere', async () => {
    const home = await publishHome(database, randomUUID())
    const site = open()
    expect(await site.findHome(null, home.type, home.id)).toMatchObject({ mustConfirm: false })
    expect(await site.start(randomUUID(), home, draft())).toMatchObject({ seq: 1 })
  })
})

it('requires no confirmed email address where no mail is delivered', async () => {
  const account = { email: `${randomUUID()}@example.com`, emailVerified: false }
  const { uid = '' } = (await createAccount(database.orm, account, new Date())) ?? {}
  const home = await publishHome(database, randomUUID())
  expect(await conversations.findHome(uid, home.type, home.id)).toMatchObject({
    mustConfirm: false,
  })
  expect(await conversations.start(uid, home, draft())).toMatchObject({ seq: 1 })
})
