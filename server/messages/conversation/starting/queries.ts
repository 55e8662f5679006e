import { and, count, eq, gt, ne, or, sql } from 'drizzle-orm'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { isNewSince } from '#domain/messages/conversation/limits.ts'
import { IS_VISIBLE } from '#server/catalog/listing/visible.ts'
import { OFFERED_BY, REPRESENTATIVE } from '#server/catalog/representative/queries.ts'
import { listings } from '#server/catalog/tables.ts'
import { blocks, type ConversationRow, conversations, messages } from '#server/messages/tables.ts'
import { findAccountByUid } from '#server/people/account/queries.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/** `null` unless visitors see it, and its owner or a representative can be written to. */
export async function findOwnedHome(db: Queryable, type: EstateType, id: number) {
  const [home] = await db
    .select({
      /** The account that receives the messages. */
      owner: sql<string | null>`coalesce(${listings.owner}, ${REPRESENTATIVE})`,
      address: listings.address,
      offeredBy: OFFERED_BY,
    })
    .from(listings)
    .where(and(eq(listings.type, type), eq(listings.id, id), sql.raw(IS_VISIBLE)))
  return home?.owner ? { ...home, owner: home.owner } : null
}

/** The conversation that a person started about a home, left or not. */
export async function findStarted(
  db: Queryable,
  seeker: string,
  type: EstateType,
  id: number,
): Promise<ConversationRow | null> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.seeker, seeker),
        eq(conversations.listingType, type),
        eq(conversations.listingId, id),
      ),
    )
  return row ?? null
}

/** Whether either of two people blocks the other. */
export async function isBlockedBetween(
  db: Queryable,
  one: string,
  other: string,
): Promise<{ readonly isBlocking: boolean; readonly isBlocked: boolean }> {
  const rows = await db
    .select()
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blocker, one), eq(blocks.blocked, other)),
        and(eq(blocks.blocker, other), eq(blocks.blocked, one)),
      ),
    )
  return {
    isBlocking: rows.some(({ blocker }) => blocker === one),
    isBlocked: rows.some(({ blocker }) => blocker === other),
  }
}

/** How many conversations an account started since a moment. */
export const countStarted = (db: Queryable, seeker: string, since: Date): Promise<number> =>
  db.$count(
    conversations,
    and(eq(conversations.seeker, seeker), gt(conversations.createdAt, since)),
  )

/** How many other conversations an account began with the same text. */
export async function countCopies(
  db: Queryable,
  seeker: string,
  text: string,
  without: string | null,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(conversations)
    .innerJoin(messages, and(eq(messages.conversation, conversations.id), eq(messages.seq, 1)))
    .where(
      and(
        eq(conversations.seeker, seeker),
        eq(messages.text, text),
        without === null ? undefined : ne(conversations.id, without),
      ),
    )
  return row?.total ?? 0
}

/** `null` if the identity provider keeps the accounts. */
export const findAccountStart = async (db: Queryable, uid: string): Promise<Date | null> =>
  (await findAccountByUid(db, uid))?.createdAt ?? null

export const isNewAccount = async (db: Queryable, uid: string, now: Date): Promise<boolean> =>
  isNewSince(await findAccountStart(db, uid), now)
