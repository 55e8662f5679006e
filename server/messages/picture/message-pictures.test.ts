import { afterAll, beforeAll, expect, it } from 'vitest'
import { createConversations } from '#server/messages/conversation/conversations.ts'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { beginConversation } from '#test/messages/begin-conversation.ts'
import { createMessagePictures } from './message-pictures.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database?.close())

it('refuses pictures of a banned person before anything is received', async () => {
  const { orm: db } = database
  const { owner, id } = await beginConversation(database, createConversations({ db }))
  const read = () => Promise.reject(new Error('It was read.'))
  const pictures = createMessagePictures({ db, reader: { read } })
  expect(await pictures.findRefusal(owner, id)).toBeNull()
  await database.pool.query(
    `insert into bans (id, uid, target, reason, moderators, banned_at, ends_at)
     values ($1, $1, $1, 'fraud', '{}', now(), now() + interval '1 day')`,
    [owner],
  )
  expect(await pictures.findRefusal(owner, id)).toBe('banned')
})
