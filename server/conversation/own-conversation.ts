import type { OwnConversation, OwnMessage } from '#domain/conversation/own-conversation.ts'
import type { ReadReceipt } from '#domain/conversation/read-receipt.ts'
import { veilTexts } from '#domain/conversation/veil.ts'
import type { FoundMessage } from './messages/queries.ts'
import type { FoundConversation } from './queries.ts'
import { toStanding } from './standing.ts'

type Reader = Pick<OwnConversation, 'party' | 'isAnswered'>

/** @param rows from the first one on, or nothing is known of numbers that are in parts */
export function toOwnMessages(
  rows: readonly FoundMessage[],
  { party, isAnswered }: Reader,
): OwnMessage[] {
  // Until it is answered all texts are of one person.
  const veiled = isAnswered ? [] : veilTexts(rows.map(({ text }) => text ?? ''))
  return rows.map(({ seq, sender, text, removedFor, sentAt, pictures }, at) => {
    const isOwn = sender === party
    const shown = isOwn || text === null ? text : (veiled[at]?.text ?? text)
    const isVeiled = text !== null && veiled[at]?.isVeiled === true
    return {
      ...{ seq, isOwn, text: shown, isVeiled, pictures, sentAt: sentAt.toISOString() },
      ...(isOwn && removedFor !== null && text !== null && { removedFor }),
    }
  })
}

export function toOwnConversation(
  found: FoundConversation,
  messages: readonly FoundMessage[] = [],
  readByOther: ReadReceipt | null = null,
): OwnConversation {
  const { row, party, address, isShown, offeredBy, unread } = found
  const { id, isAnswered, lastSeq, seekerNumber } = row
  return {
    ...{ id, party, offeredBy, seekerNumber, isAnswered, lastSeq, unread, readByOther },
    home: { type: row.listingType, id: row.listingId, address: address ?? '', isShown },
    timesChangedAt: found.timesChangedAt,
    standing: toStanding(found),
    lastMessage: toOwnMessages(messages, { party, isAnswered }).at(-1) ?? null,
  }
}
