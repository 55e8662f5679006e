import type { RouterContextProvider } from 'react-router'
import { formatPhone } from '#domain/site/contact/phone.ts'
import { messagesContext } from '#server/messages/open.ts'

/** Formatted for the owner; `null` for none. */
export async function findFormattedPhone(
  context: Pick<Readonly<RouterContextProvider>, 'get'>,
  owner: string,
  id: string,
) {
  const phone = await context.get(messagesContext).phones.find(owner, id)
  return phone === null ? null : formatPhone(phone)
}
