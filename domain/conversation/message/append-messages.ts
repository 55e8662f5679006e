import type { OwnMessage } from '#domain/conversation/own-conversation.ts'
import { getLastSeq } from './last-seq.ts'

/** Messages with those that came after them; what is there already is left out. */
export function appendMessages(
  known: readonly OwnMessage[],
  later: readonly OwnMessage[],
): readonly OwnMessage[] {
  const last = getLastSeq(known)
  const added = later.filter(({ seq }) => seq > last)
  return added.length === 0 ? known : [...known, ...added]
}
