import { MAX_INT32 } from '#domain/catalog/listing/int32.ts'
import { isUuid } from '#domain/platform/text/uuid.ts'
import { PARTIES, type Party } from './party.ts'

/** What is reported of a conversation: one message, or the other person. */
export interface ConversationTarget {
  readonly conversation: string
  /** `null` for a message. */
  readonly party: Party | null
  /** 0 for a person. */
  readonly seq: number
}

/** Its name in reports: "0c5b…/3", "0c5b…/owner". */
export const formatConversationTarget = ({
  conversation,
  party,
  seq,
}: ConversationTarget): string => `${conversation}/${party ?? seq}`

/** `null` for any other text. */
export function parseConversationTarget(target: string): ConversationTarget | null {
  const [conversation = '', what = '', ...rest] = target.split('/')
  if (!isUuid(conversation) || rest.length > 0) return null
  const party = PARTIES.find((it) => it === what) ?? null
  const seq = party === null && /^[1-9]\d{0,9}$/.test(what) ? Number(what) : 0
  return (party === null && seq === 0) || seq > MAX_INT32 ? null : { conversation, party, seq }
}
