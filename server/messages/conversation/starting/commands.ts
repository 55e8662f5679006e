import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { conversations } from '#server/messages/tables.ts'
import { one } from '#server/platform/db/one.ts'
import type { Transaction } from '#server/platform/db/open.ts'

export interface NewConversation {
  readonly seeker: string
  readonly owner: string
  readonly type: EstateType
  readonly listingId: number
}

/**
 * The conversation of a person about a home: a new one, or the existing one, reopened if it was
 * left.
 */
export async function openConversation(
  transaction: Transaction,
  { seeker, owner, type, listingId }: NewConversation,
  now: Date,
): Promise<string> {
  const rows = await transaction
    .insert(conversations)
    .values({
      id: randomUUID(),
      listingType: type,
      listingId,
      seeker,
      owner,
      createdAt: now,
      lastAt: now,
      seekerNumber: sql`(
        select coalesce(max(seeker_number), 0) + 1 from conversations
        where listing_type = ${type} and listing_id = ${listingId}
      )`,
    })
    .onConflictDoUpdate({
      target: [conversations.listingType, conversations.listingId, conversations.seeker],
      set: { seekerLeftAt: null },
    })
    .returning({ id: conversations.id })
  return one(rows).id
}
