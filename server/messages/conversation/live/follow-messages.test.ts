import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import type { ConversationEvent } from '#domain/messages/conversation/message/conversation-event.ts'
import { createConversations } from '#server/messages/conversation/conversations.ts'
import { createMessageHub } from '#server/messages/conversation/message-hub.ts'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { publishHome } from '#test/homes/published-home.ts'
import { followMessages } from './follow-messages.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

it('tells listeners once of messages of other processes, and not again of its own', async () => {
  const [seeker, owner] = [randomUUID(), randomUUID()]
  const home = await publishHome(database, owner)
  const hub = createMessageHub()
  const here = createConversations({ db: database.orm, hub })
  const elsewhere = createConversations({ db: database.orm })
  const told: ConversationEvent[] = []
  hub.subscribe(owner, (event) => told.push(event))
  const begun = await here.start(seeker, home, { text: 'Here', key: '1' })
  const id = 'id' in begun ? begun.id : ''
  const follower = followMessages(database.orm, hub, { intervalMs: 10 })
  onTestFinished(follower.stop)
  await elsewhere.send(owner, id, { text: 'Elsewhere', key: '2' })
  await expect.poll(() => told.length).toBe(2)
  // What is told twice would be told before this one.
  await elsewhere.send(owner, id, { text: 'Elsewhere again', key: '3' })
  await expect.poll(() => told.length).toBeGreaterThan(2)
  expect(told.map(({ conversation, seq }) => [conversation, seq])).toEqual([
    [id, 1],
    [id, 2],
    [id, 3],
  ])
})
