import { getLastSeq, type MyMessage } from '#domain/messages/conversation/my-conversation.ts'

/** Appends later messages, except those already there. */
export function appendMessages(
  known: readonly MyMessage[],
  later: readonly MyMessage[],
): readonly MyMessage[] {
  const last = getLastSeq(known)
  const added = later.filter(({ seq }) => seq > last)
  return added.length === 0 ? known : [...known, ...added]
}
