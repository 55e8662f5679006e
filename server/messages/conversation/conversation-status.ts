import { getCounterpart } from '#domain/messages/conversation/party.ts'
import type { ConversationStatus } from '#domain/messages/conversation/permission.ts'
import type { FoundConversationStatus } from './queries.ts'

export function toConversationStatus({
  row,
  party,
  isBlocking,
  isBlocked,
}: FoundConversationStatus): ConversationStatus {
  const other = getCounterpart(party)
  return {
    isBlocking,
    isBlocked,
    isOtherErased: row[other] === null,
    hasOtherLeft: row[`${other}LeftAt` as const] !== null,
  }
}
