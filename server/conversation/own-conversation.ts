import type { OwnConversation, OwnMessage } from '#domain/conversation/own-conversation.ts'
import { veilText } from '#domain/conversation/veil.ts'
import type { MessageRow } from '#server/db/schema/conversations.ts'
import type { FoundConversation } from './queries.ts'
import { toStanding } from './standing.ts'

type Reader = Pick<OwnConversation, 'party' | 'isAnswered'>

export function toOwnMessage(row: MessageRow, { party, isAnswered }: Reader): OwnMessage {
  const isOwn = row.sender === party
  const { text, isVeiled } =
    row.text === null || isAnswered ? { text: row.text, isVeiled: false } : veilText(row.text)
  const sentAt = row.sentAt.toISOString()
  return { seq: row.seq, isOwn, text: isOwn ? row.text : text, isVeiled, sentAt }
}

export function toOwnConversation(found: FoundConversation, last?: MessageRow): OwnConversation {
  const { row, party, address, isShown, unread } = found
  const { id, isAnswered, lastSeq, seekerNumber } = row
  return {
    ...{ id, party, seekerNumber, isAnswered, lastSeq, unread },
    home: { type: row.listingType, id: row.listingId, address: address ?? '', isShown },
    timesChangedAt: found.timesChangedAt,
    standing: toStanding(found),
    lastMessage: last === undefined ? null : toOwnMessage(last, { party, isAnswered }),
  }
}
