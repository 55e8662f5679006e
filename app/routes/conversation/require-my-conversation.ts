import type { RouterContextProvider } from 'react-router'
import { isUuid } from '#domain/text/uuid.ts'
import { conversationsContext } from '#server/loader/context.ts'
import { createPageError } from '#server/loader/page-error.ts'
import { requirePerson } from '#server/loader/require-person.ts'

/**
 * @param next the path of the page, for who is not signed in
 * @throws 404 for what this person is not in, so that nobody learns what there is
 */
export async function requireMyConversation(
  context: Pick<Readonly<RouterContextProvider>, 'get'>,
  id: string,
  next: string,
) {
  const person = await requirePerson(context, next)
  const { uid } = person
  const conversations = context.get(conversationsContext)
  const conversation = isUuid(id) ? await conversations.find(uid, id) : null
  if (conversation === null) throw createPageError(404)
  return { person, uid, conversations, conversation }
}
