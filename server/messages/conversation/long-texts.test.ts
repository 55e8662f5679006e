import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CONVERSATION_LIMITS } from '#domain/messages/conversation/limits.ts'
import type { Database } from '#server/platform/db/open.ts'
import { measureTurns } from '#test/async/measure-turns.ts'
import { freshDatabase } from '#test/database/database.ts'
import { publishHome } from '#test/homes/published-home.ts'
import { draftMessage } from '#test/messages/begin-conversation.ts'
import { listConversationData } from './conversation-data.ts'
import { createConversations } from './conversations.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database?.close())

const SEEKERS = 20
const PAGE = { limit: SEEKERS, offset: 0 }

it('lets others be answered while the owner reads long texts of many seekers', async () => {
  const conversations = createConversations({ db: database.orm })
  const owner = randomUUID()
  const home = await publishHome(database, owner)
  for (let seeker = 0; seeker < SEEKERS; seeker += 1)
    await conversations.start(randomUUID(), home, draftMessage(`Is it free? ${seeker}`))
  // The messages are as many and as long as allowed, and expensive to redact.
  await database.pool.query(
    `insert into messages (conversation, seq, sender, text, sent_at)
     select conversation, n, sender, text, sent_at from messages, generate_series(2, $1) n`,
    [CONVERSATION_LIMITS.unanswered],
  )
  await database.pool.query('update conversations set last_seq = $1', [
    CONVERSATION_LIMITS.unanswered,
  ])
  await database.pool.query(`update messages set text = left(repeat('½ @abcd ', $1), $1)`, [
    CONVERSATION_LIMITS.maxLength,
  ])
  for (const read of [
    () => conversations.list(owner, PAGE),
    () => listConversationData(database.orm, owner),
  ]) {
    const { longest, total } = await measureTurns(read)
    expect(longest).toBeLessThan(total / 2)
  }
  const { conversations: list } = await conversations.list(owner, PAGE)
  expect(list.map(({ lastMessage }) => lastMessage?.isRedacted)).toEqual(Array(SEEKERS).fill(true))
})
