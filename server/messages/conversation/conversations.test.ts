import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { publishHome } from '#test/homes/published-home.ts'
import {
  beginConversation,
  draftMessage as draft,
  FIRST_TEXT as TEXT,
} from '#test/messages/begin-conversation.ts'
import { eraseConversations } from './commands.ts'
import { type Conversations, createConversations } from './conversations.ts'
import { createMessageHub } from './message-hub.ts'

let database: Database
let conversations: Conversations
beforeAll(async () => {
  database = await freshDatabase()
  conversations = createConversations({ db: database.orm })
})
afterAll(() => database.close())

const begin = (text?: string) => beginConversation(database, conversations, text)

async function read(uid: string, id: string) {
  const conversation = await conversations.find(uid, id)
  if (conversation === null) throw new Error('There is no such conversation.')
  const messages = await conversations.readMessages(conversation)
  return { conversation, messages, texts: messages.map((it) => it.text) }
}

it('delivers messages between the two, in the order of sending', async () => {
  const { seeker, owner, id, home } = await begin()
  expect(await conversations.send(owner, id, draft('Yes.'))).toMatchObject({ id, seq: 2 })
  expect(await conversations.send(seeker, id, draft('Good!'))).toMatchObject({ id, seq: 3 })
  const { messages, conversation } = await read(seeker, id)
  expect(messages.map(({ isOwn, text }) => [isOwn, text])).toEqual([
    [true, TEXT],
    [false, 'Yes.'],
    [true, 'Good!'],
  ])
  expect(conversation).toMatchObject({ party: 'seeker', home: { id: home.id, isShown: true } })
  const { conversations: list, total } = await conversations.list(owner, { limit: 9, offset: 0 })
  expect([total, list[0]?.lastMessage?.text, list[0]?.unread]).toEqual([1, 'Good!', 2])
})

it('keeps one conversation, however often somebody begins it', async () => {
  const { seeker, home, id } = await begin()
  expect(await conversations.start(seeker, home, draft('Again'))).toMatchObject({ id, seq: 2 })
  expect((await conversations.findHome(seeker, home.type, home.id))?.conversation).toBe(id)
  const second = await conversations.start(randomUUID(), home, draft())
  expect(second).toMatchObject({ seq: 1 })
})

describe('read receipts', () => {
  /** Records the events that the seeker receives. */
  async function beginHeard() {
    const hub = createMessageHub()
    const service = createConversations({ db: database.orm, hub })
    const { seeker, owner, id } = await begin()
    let events = 0
    hub.subscribe(seeker, () => events++)
    const open = async (uid: string) => {
      const conversation = await service.find(uid, id)
      if (conversation) await service.markRead(uid, conversation, conversation.lastSeq)
    }
    const getTold = async () => (await service.find(seeker, id))?.readByOther?.seq ?? null
    const ask = async () => {
      await service.send(seeker, id, draft('And now?'))
      events = 0
      await open(owner)
      return { told: await getTold(), events }
    }
    return { service, seeker, owner, id, getTold, ask }
  }
  const NOTHING = { told: null, events: 0 }

  it('show what was read once both turned them on, and stop when one turns them off', async () => {
    const { service, seeker, owner, getTold, ask } = await beginHeard()
    expect(await ask()).toEqual(NOTHING)
    await service.setReadReceipts(seeker, true)
    expect(await ask()).toEqual(NOTHING)
    await service.setReadReceipts(owner, true)
    expect(await getTold()).toBeNull()
    expect(await ask()).toEqual({ told: 4, events: 1 })
    await service.setReadReceipts(seeker, false)
    expect(await getTold()).toBeNull()
    await service.setReadReceipts(seeker, true)
    expect(await getTold()).toBeNull()
    expect(await ask()).toEqual({ told: 5, events: 1 })
  })

  it('are hidden from a blocked person', async () => {
    const { service, seeker, owner, id, getTold } = await beginHeard()
    for (const uid of [seeker, owner]) await service.setReadReceipts(uid, true)
    await service.act(owner, id, 'block')
    const conversation = await service.find(owner, id)
    if (conversation) await service.markRead(owner, conversation, 1)
    expect(await getTold()).toBeNull()
  })
})

it('stores a repeated form once, but another text with the same key as another message', async () => {
  const { owner, id } = await begin()
  const key = randomUUID()
  const twice = [draft('Yes.', key), draft('Yes.', key)]
  const sent = await Promise.all(twice.map((it) => conversations.send(owner, id, it)))
  // Only the first submission gets a time, and its sender need not read it again.
  const { messages } = await read(owner, id)
  expect(sent).toHaveLength(2)
  expect(sent).toEqual(
    expect.arrayContaining([
      { id, seq: 2, sentAt: messages[1]?.sentAt },
      { id, seq: 2 },
    ]),
  )
  expect(await conversations.send(owner, id, draft('Come on Monday.', key))).toMatchObject({
    id,
    seq: 3,
  })
  expect((await read(owner, id)).texts).toEqual([TEXT, 'Yes.', 'Come on Monday.'])
})

it('loses and mixes up nothing when both write at once', async () => {
  const { seeker, owner, id } = await begin()
  await conversations.send(owner, id, draft('0'))
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      conversations.send(n % 2 === 0 ? seeker : owner, id, draft(String(n))),
    ),
  )
  const { messages, texts } = await read(seeker, id)
  expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 22 }, (_, n) => n + 1))
  expect(
    texts
      .slice(2)
      .map(Number)
      .sort((a, b) => a - b),
  ).toEqual(Array.from({ length: 20 }, (_, n) => n))
})

it('veils contact data until both have written', async () => {
  const { seeker, owner, id } = await begin('Call 050 123 45 67')
  expect((await read(seeker, id)).texts).toEqual(['Call 050 123 45 67'])
  const before = await read(owner, id)
  expect(before.texts).toEqual(['Call •••••'])
  expect(before.messages[0]?.isRedacted).toBe(true)
  const { conversations: list } = await conversations.list(owner, { limit: 9, offset: 0 })
  expect(list[0]?.lastMessage?.text).toBe('Call •••••')
  await conversations.send(owner, id, draft('Mine is 067 123 45 67'))
  expect((await read(owner, id)).texts).toEqual(['Call 050 123 45 67', 'Mine is 067 123 45 67'])
  expect((await read(seeker, id)).texts[1]).toBe('Mine is 067 123 45 67')
})

it('veils a number split over messages, in the list and in later pages as well', async () => {
  const { seeker, owner, id } = await begin('My number: 050 123')
  await conversations.send(seeker, id, draft('45 67'))
  const { conversation, texts } = await read(owner, id)
  expect(texts).toEqual(['My number: •••••', '•••••'])
  const [later] = await conversations.readMessages(conversation, 1)
  expect(later).toMatchObject({ seq: 2, text: '•••••', isRedacted: true })
  const { conversations: list } = await conversations.list(owner, { limit: 9, offset: 0 })
  expect(list[0]?.lastMessage?.text).toBe('•••••')
})

it('lists blocked people, even after leaving the conversation, so that they can be unblocked', async () => {
  const { seeker, owner, id } = await begin()
  await conversations.act(owner, id, 'block')
  await conversations.act(owner, id, 'leave')
  const [blocked, ...others] = await conversations.listBlocked(owner)
  expect([blocked, others]).toMatchObject([{ party: 'owner', seekerNumber: 1 }, []])
  expect(JSON.stringify(blocked)).not.toContain(seeker)
  expect(await conversations.listBlocked(seeker)).toEqual([])
  const at = blocked?.blockedAt ?? ''
  expect(await conversations.unblock(seeker, at)).toBe(false)
  for (const odd of ['x', '0000-01-01', '10000-01-01', '+275760-09-13T00:00:00.000Z'])
    expect(await conversations.unblock(owner, odd)).toBe(false)
  expect(await conversations.unblock(owner, at)).toBe(true)
  expect(await conversations.listBlocked(owner)).toEqual([])
})

it('reveals nothing about who the other is', async () => {
  const { seeker, owner, id } = await begin()
  const hers = JSON.stringify([
    await read(owner, id),
    await conversations.list(owner, { limit: 9, offset: 0 }),
  ])
  expect(hers).not.toContain(seeker)
  expect(JSON.stringify(await read(seeker, id))).not.toContain(owner)
})

it('counts unread messages, and ignores a lower position from an older page', async () => {
  const { seeker, owner, id } = await begin()
  expect([await conversations.countUnread(owner), await conversations.countUnread(seeker)]).toEqual(
    [1, 0],
  )
  const { conversation } = await read(owner, id)
  await conversations.markRead(owner, conversation, 1)
  await conversations.send(seeker, id, draft('Hello?'))
  await conversations.markRead(owner, conversation, 0)
  expect(await conversations.countUnread(owner)).toBe(1)
  await conversations.markRead(owner, conversation, 99)
  await conversations.send(seeker, id, draft('Hello??'))
  expect(await conversations.countUnread(owner)).toBe(1)
})

describe('a conversation ends', () => {
  it('with a block, about all homes of the two, until it is lifted', async () => {
    const { seeker, owner, id } = await begin()
    const other = await publishHome(database, owner)
    expect(await conversations.act(owner, id, 'block')).toBeNull()
    expect(await conversations.act(owner, id, 'block')).toEqual({ refusal: 'changed' })
    expect(await conversations.send(seeker, id, draft())).toEqual({ refusal: 'blocked' })
    expect(await conversations.send(owner, id, draft())).toEqual({ refusal: 'blocking' })
    expect(await conversations.start(seeker, other, draft())).toEqual({ refusal: 'blocked' })
    expect(await conversations.act(seeker, id, 'unblock')).toEqual({ refusal: 'changed' })
    expect(await conversations.act(owner, id, 'unblock')).toBeNull()
    expect(await conversations.send(seeker, id, draft())).toMatchObject({ id, seq: 2 })
  })

  it('when one leaves; a seeker comes back by writing again', async () => {
    const { seeker, owner, home, id } = await begin()
    await conversations.act(seeker, id, 'leave')
    expect(await conversations.find(seeker, id)).toBeNull()
    expect(await conversations.send(owner, id, draft())).toEqual({ refusal: 'other left' })
    expect(await conversations.start(seeker, home, draft('Again'))).toMatchObject({ id, seq: 2 })
    await conversations.act(owner, id, 'leave')
    expect(await conversations.countUnread(owner)).toBe(0)
    expect(await conversations.start(seeker, home, draft())).toEqual({ refusal: 'other left' })
  })

  it('when an account is erased, with its words', async () => {
    const { seeker, owner, id } = await begin('I am Olena')
    await conversations.send(owner, id, draft('Yes.'))
    await database.orm.transaction((transaction) =>
      eraseConversations(transaction, seeker, new Date()),
    )
    const { texts, conversation } = await read(owner, id)
    expect(texts).toEqual([null, 'Yes.'])
    expect(conversation.standing).toMatchObject({ isOtherErased: true, hasOtherLeft: true })
    expect(await conversations.send(owner, id, draft())).toEqual({ refusal: 'other erased' })
  })

  it('for new seekers when the home is withdrawn, but not for existing conversations', async () => {
    const { seeker, owner, home, id } = await begin()
    await database.pool.query('update listings set deleted_at = now() where id = $1', [home.id])
    expect(await conversations.start(randomUUID(), home, draft())).toEqual({ refusal: 'not found' })
    expect(await conversations.send(owner, id, draft('It is taken'))).toMatchObject({ id, seq: 2 })
    expect((await read(seeker, id)).conversation.home.isShown).toBe(false)
  })
})
