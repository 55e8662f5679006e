import type { MyConversation, MyMessage } from '#domain/messages/conversation/my-conversation.ts'
import type { SentAnswer } from '#domain/messages/conversation/picture-refusal.ts'

/** The server's response to a stored message. */
export interface SentMessage extends SentAnswer {
  readonly text: string
}

/**
 * A message as its writer reads it.
 *
 * @param lastSeq the last known number
 * @returns `null` if the conversation has to be read again, because earlier messages are missing, or because the first
 * answer revealed redacted text
 */
export function toSentMessage(
  { isAnswered }: Pick<MyConversation, 'isAnswered'>,
  lastSeq: number,
  { seq, text, sentAt }: SentMessage,
): MyMessage | null {
  if (!isAnswered || sentAt === undefined || seq !== lastSeq + 1) return null
  return { seq, isOwn: true, text, isRedacted: false, pictures: [], sentAt }
}
