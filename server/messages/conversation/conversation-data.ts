import { messagePicturePath } from '#domain/messages/conversation/links.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { mapInTurns } from '#server/platform/runtime/map-in-turns.ts'
import { readAllMessages } from './message/queries.ts'
import { toMyConversation, toMyMessages } from './my-conversation.ts'
import { listAllConversations } from './queries.ts'
import { listReceipts } from './receipt/queries.ts'

/** Everything stored of a person's conversations that this person may read. */
export async function listConversationData(db: Queryable, uid: string): Promise<object[]> {
  const found = await listAllConversations(db, uid)
  const ids = found.map(({ row }) => row.id)
  const messages = await readAllMessages(db, ids)
  const receipts = await listReceipts(db, ids)
  return mapInTurns(found, (it) => {
    const { id, party, home, isAnswered } = toMyConversation(it)
    return {
      id,
      youAre: party,
      listing: { type: home.type, id: home.id },
      createdAt: it.row.createdAt,
      leftAt: it.row[`${party}LeftAt` as const],
      youBlockTheOther: it.isBlocking,
      readUpTo: receipts
        .filter(({ conversation }) => conversation === id)
        .map(({ party: by, seq, readAt }) => ({
          by: by === party ? 'you' : 'the other',
          message: seq,
          readAt,
        })),
      messages: toMyMessages(messages.get(id) ?? [], { party, isAnswered }).map(
        ({ seq, isOwn, text, removedFor, pictures, sentAt }) => ({
          by: isOwn ? 'you' : 'the other',
          text,
          removedFor,
          sentAt,
          pictures: pictures.map((_, at) => messagePicturePath(id, seq, at + 1)),
        }),
      ),
    }
  })
}
