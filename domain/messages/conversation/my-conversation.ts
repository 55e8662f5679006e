import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Listing } from '#domain/catalog/listing/listing.ts'
import type { AutomaticEvent } from '#domain/messages/conversation/message/automatic-event.ts'
import type { WritingReason } from '#domain/safety/report/report.ts'
import type { Offerer, Party } from './party.ts'
import type { ConversationStatus } from './permission.ts'
import type { ReadReceipt } from './read-receipt.ts'

export interface PictureSize {
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** A message as one of the two people reads it. */
export interface MyMessage {
  readonly seq: number
  readonly isOwn: boolean
  /** `null` once its sender is erased; empty if there are only pictures. */
  readonly text: string | null
  /** Whether phone numbers, email addresses or links in it are hidden from its reader. */
  readonly isRedacted: boolean
  /** Whether the site wrote it, to tell what its sender did with a viewing. */
  readonly isAutomatic?: boolean
  /** What an automatic message tells, in place of its text. */
  readonly event?: AutomaticEvent
  /** Whether a moderator removed it. */
  readonly isRemoved?: true
  /** Why a moderator removed it; only for its writer. */
  readonly removedFor?: WritingReason
  readonly pictures: readonly PictureSize[]
  /** ISO 8601. */
  readonly sentAt: string
}

/** A conversation as one of its two people sees it. Nothing in it reveals who the counterpart is. */
export interface MyConversation {
  readonly id: string
  readonly party: Party
  readonly offeredBy: Offerer
  readonly home: {
    readonly type: EstateType
    readonly id: number
    readonly address: string
    /** Whether visitors see the home. */
    readonly isShown: boolean
    /** The URL of its first picture; `null` if it has none or is gone. */
    readonly picture: string | null
    /** As in a listing; empty once nothing is left of it. */
    readonly price: string
    readonly asked?: Listing['asked']
  }
  /** Tells seekers of the same home apart. */
  readonly seekerNumber: number
  readonly standing: ConversationStatus
  /** Whether both have written, so that nothing is redacted. */
  readonly isAnswered: boolean
  readonly lastSeq: number
  /** When a viewing time was last offered, taken or withdrawn, in ISO 8601. */
  readonly timesChangedAt: string | null
  readonly unread: number
  /** It is set only if both share read receipts, and never in lists. */
  readonly readByOther: ReadReceipt | null
  /** It is set only in lists. */
  readonly lastMessage: MyMessage | null
}

/** Who reads a text about a conversation, and about what home. */
export type Reader = Pick<MyConversation, 'party' | 'offeredBy'>

/** The messages after a number. */
export interface LaterMessages {
  readonly conversation: MyConversation
  readonly messages: readonly MyMessage[]
}

/** A person blocked by another, as known from their last conversation. */
export interface BlockedPerson {
  /** ISO 8601; tells the blocks of a person apart. */
  readonly blockedAt: string
  readonly party: Party
  readonly offeredBy: Offerer
  readonly seekerNumber: number
  /** The home's street address; empty once the conversation is gone. */
  readonly address: string
}

/** The number of the last message; 0 if there are none. */
export const getLastSeq = (messages: readonly { readonly seq: number }[]): number =>
  messages.at(-1)?.seq ?? 0
