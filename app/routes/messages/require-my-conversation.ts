import type { RouterContextProvider } from 'react-router'
import { isUuid } from '#domain/platform/text/uuid.ts'
import { messagesContext } from '#server/messages/open.ts'
import { requirePerson } from '#server/people/session/require-person.ts'
import { createPageError } from '#server/platform/http/page-error.ts'
import { wordHome } from './word-places.ts'

/**
 * @param next path to return to after signing in
 *
 * @throws 404 for conversations of others too, so that their existence is not revealed
 */
export async function requireMyConversation(
  context: Pick<Readonly<RouterContextProvider>, 'get'>,
  id: string,
  next: string,
) {
  const person = await requirePerson(context, next)
  const { uid } = person
  const conversations = context.get(messagesContext).conversations
  const conversation = isUuid(id) ? await conversations.find(uid, id) : null
  if (conversation === null) throw createPageError(404)
  return { person, uid, conversations, conversation: wordHome(conversation) }
}
