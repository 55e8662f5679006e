import type { MyConversation, MyMessage } from '#domain/conversation/my-conversation.ts'

/** What the server says of a message that it took. */
export interface SentMessage {
  readonly seq: number
  readonly text: string
  /** ISO 8601; none where it had been taken before. */
  readonly sentAt?: string | undefined
}

/**
 * A message as its writer reads it.
 *
 * @param lastSeq of the messages that are known
 * @returns `null` where more may have changed, which is to be read: what came before it, or that the first answer ends the veil
 */
export function toSentMessage(
  { isAnswered }: Pick<MyConversation, 'isAnswered'>,
  lastSeq: number,
  { seq, text, sentAt }: SentMessage,
): MyMessage | null {
  if (!isAnswered || sentAt === undefined || seq !== lastSeq + 1) return null
  return { seq, isOwn: true, text, isRedacted: false, pictures: [], sentAt }
}
