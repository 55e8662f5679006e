import type { WordedListing } from '#domain/catalog/listing/worded-listing.ts'
import type { HomeKey } from './content.ts'
import type { Register } from './merge.ts'
import type { ShortlistRole } from './role.ts'

export interface ShortlistMember {
  readonly id: string
  readonly name: string
}

export interface ShortlistLink {
  readonly id: string
  readonly role: ShortlistRole
  /** Names of those who came by it. */
  readonly joined: readonly string[]
}

/** A home as the catalog has it now. */
export interface ShownHome {
  readonly home: HomeKey
  /** `null` if it is no longer offered. */
  readonly listing: WordedListing | null
  /** `null` if nobody may learn any longer that it was offered. */
  readonly address: string | null
}

/** A list as one of its members reads it. */
export interface Shortlist {
  readonly id: string
  /** Grows with each change; later changes are asked for after it. */
  readonly seq: number
  /** What the server's clock says, in milliseconds. */
  readonly now: number
  readonly me: ShortlistMember & { readonly role: ShortlistRole }
  readonly members: readonly ShortlistMember[]
  /** For owners alone. */
  readonly links: readonly ShortlistLink[]
  /** Those that changed. */
  readonly registers: readonly Register[]
  /** Of these, and of all if all were asked for. */
  readonly homes: readonly ShownHome[]
}

/** The response to writes: what was refused is dated again, or given up. */
export interface ShortlistAnswer extends Shortlist {
  readonly ahead: readonly string[]
  readonly refused: readonly string[]
}

/** The name of the event that says that a list has changed. */
export const SHORTLIST_EVENT = 'shortlist'
