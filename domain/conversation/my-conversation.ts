import type { EstateType } from '#domain/listing/estate-type.ts'
import type { WritingReason } from '#domain/report/report.ts'
import type { Offerer } from './offerer.ts'
import type { Party } from './party.ts'
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
  /** `null` once its sender is erased; empty where there are only pictures. */
  readonly text: string | null
  /** Whether numbers, addresses or links in it are kept from its reader. */
  readonly isRedacted: boolean
  /** Why a moderator removed it; only for who wrote it. */
  readonly removedFor?: WritingReason
  readonly pictures: readonly PictureSize[]
  /** ISO 8601. */
  readonly sentAt: string
}

/** A conversation as one of its two people has it: nothing in it tells who the other is. */
export interface MyConversation {
  readonly id: string
  readonly party: Party
  readonly offeredBy: Offerer
  readonly home: {
    readonly type: EstateType
    readonly id: number
    readonly address: string
    /** Whether visitors see it. */
    readonly isShown: boolean
  }
  /** Tells people apart who ask about the same home. */
  readonly seekerNumber: number
  readonly standing: ConversationStatus
  /** Whether both have written, so that nothing is veiled. */
  readonly isAnswered: boolean
  readonly lastSeq: number
  /** When a viewing time was last offered, taken or withdrawn, in ISO 8601. */
  readonly timesChangedAt: string | null
  readonly unread: number
  /** Only where both want it; never in lists. */
  readonly readByOther: ReadReceipt | null
  /** Only in lists. */
  readonly lastMessage: MyMessage | null
}

/** What came after a message. */
export interface LaterMessages {
  readonly conversation: MyConversation
  readonly messages: readonly MyMessage[]
}

/** Somebody whom a person blocks, as known from their last conversation. */
export interface BlockedPerson {
  /** ISO 8601; tells the blocks of a person apart. */
  readonly blockedAt: string
  readonly party: Party
  readonly offeredBy: Offerer
  readonly seekerNumber: number
  /** Empty once the conversation is gone. */
  readonly address: string
}
