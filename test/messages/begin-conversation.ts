import { randomUUID } from 'node:crypto'
import type { Conversations } from '#server/messages/conversation/conversations.ts'
import type { Database } from '#server/platform/db/open.ts'
import { publishHome } from '#test/homes/published-home.ts'

export const FIRST_TEXT = 'Hello! Is it still available?'

export const draftMessage = (text = FIRST_TEXT, key: string = randomUUID()) => ({ text, key })

/** Two people and a home, with the seeker's first message. */
export async function beginConversation(
  database: Database,
  conversations: Conversations,
  text = FIRST_TEXT,
) {
  const [seeker, owner] = [randomUUID(), randomUUID()]
  const home = await publishHome(database, owner)
  const sent = await conversations.start(seeker, home, draftMessage(text))
  if ('refusal' in sent) throw new Error(sent.refusal)
  return { seeker, owner, home, id: sent.id }
}
