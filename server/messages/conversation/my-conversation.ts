import type { MyConversation, MyMessage } from '#domain/messages/conversation/my-conversation.ts'
import type { ReadReceipt } from '#domain/messages/conversation/read-receipt.ts'
import { redactTexts } from '#domain/messages/conversation/redact-contact-data.ts'
import { toPrice } from '#server/catalog/listing/rows.ts'
import { toConversationStatus } from './conversation-status.ts'
import type { FoundMessage } from './message/queries.ts'
import type { FoundConversation } from './queries.ts'

/** @param rows from the first message on: redaction must see all parts of a split number */
export function toMyMessages(
  rows: readonly FoundMessage[],
  { party, isAnswered }: Pick<MyConversation, 'party' | 'isAnswered'>,
): MyMessage[] {
  // Before the first answer all texts are by one person.
  const veiled = isAnswered
    ? []
    : redactTexts(rows.map(({ text, isAutomatic }) => (isAutomatic ? '' : (text ?? ''))))
  return rows.map(({ seq, sender, text, removedFor, isAutomatic, event, sentAt, pictures }, at) => {
    const isOwn = sender === party
    const shown = isOwn || isAutomatic || text === null ? text : (veiled[at]?.text ?? text)
    const isRedacted = text !== null && veiled[at]?.isRedacted === true
    return {
      seq,
      isOwn,
      text: shown,
      isRedacted,
      pictures,
      sentAt: sentAt.toISOString(),
      ...(isAutomatic && { isAutomatic }),
      ...(event !== null && text !== null && { event }),
      ...(removedFor !== null && text !== null && { isRemoved: true as const }),
      ...(isOwn && removedFor !== null && text !== null && { removedFor }),
    }
  })
}

export function toMyConversation(
  found: FoundConversation,
  messages: readonly FoundMessage[] = [],
  readByOther: ReadReceipt | null = null,
): MyConversation {
  const { row, party, address, isShown, offeredBy, unread, picture, priced } = found
  const { id, isAnswered, lastSeq, seekerNumber } = row
  return {
    id,
    party,
    offeredBy,
    seekerNumber,
    isAnswered,
    lastSeq,
    unread,
    readByOther,
    home: {
      type: row.listingType,
      id: row.listingId,
      address: address ?? '',
      isShown,
      picture,
      ...(priced === null ? { price: '' } : toPrice(priced)),
    },
    timesChangedAt: found.timesChangedAt,
    standing: toConversationStatus(found),
    lastMessage: toMyMessages(messages, { party, isAnswered }).at(-1) ?? null,
  }
}
