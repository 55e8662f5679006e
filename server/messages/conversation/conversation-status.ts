import type { ConversationStatus } from '#domain/messages/conversation/permission.ts'
import type { FoundConversationStatus } from './queries.ts'

export function toConversationStatus({
  row,
  party,
  isBlocking,
  isBlocked,
}: FoundConversationStatus): ConversationStatus {
  const isSeeker = party === 'seeker'
  return {
    isBlocking,
    isBlocked,
    isOtherErased: (isSeeker ? row.owner : row.seeker) === null,
    hasOtherLeft: (isSeeker ? row.ownerLeftAt : row.seekerLeftAt) !== null,
  }
}
