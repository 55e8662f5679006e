import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { copyPictures } from '#server/homes/picture/commands.ts'
import { type OfferRow, offerPictures, offers } from '#server/homes/tables.ts'
import { lockAccount } from '#server/platform/db/lock-account.ts'
import type { Queryable, Transaction } from '#server/platform/db/open.ts'

// A change of a published home: a draft of its own, which is handed in and decided like any other.

/**
 * Begins to change a home, or goes on with the change that was begun.
 *
 * @returns the id of the draft; `null` if the home is not published or belongs to someone else
 */
export function beginChange(
  db: Queryable,
  owner: string,
  id: string,
  now: Date,
): Promise<string | null> {
  return db.transaction(async (transaction) => {
    await lockAccount(transaction, owner)
    const [home] = await transaction
      .select()
      .from(offers)
      .where(and(eq(offers.id, id), eq(offers.owner, owner), eq(offers.state, 'published')))
      .for('update')
    if (home === undefined || home.changes !== null) return null
    const [begun] = await transaction.select().from(offers).where(eq(offers.changes, id))
    if (begun !== undefined && begun.state !== 'removed') return begun.id
    if (begun !== undefined) await transaction.delete(offers).where(eq(offers.id, begun.id))
    const { content, approvedContent, firstApprovedAt } = home
    const change = randomUUID()
    const moments = { createdAt: now, editedAt: now, movedAt: now }
    await transaction.insert(offers).values({
      id: change,
      changes: id,
      owner,
      state: 'draft',
      content,
      approvedContent,
      firstApprovedAt,
      ...moments,
    })
    await copyPictures(transaction, { owner, from: id, to: change })
    return change
  })
}

/** Locks a home before its change, so that two moves of them never wait for each other. */
export const lockWithHome = (transaction: Transaction, id: string) =>
  transaction.execute(sql`
    select 1 from offers
    where id = ${id} or id = (select changes from offers where id = ${id}) or changes = ${id}
    order by changes nulls first for update`)

export async function findHome(transaction: Transaction, change: OfferRow): Promise<OfferRow> {
  const [home] = await transaction
    .select()
    .from(offers)
    .where(eq(offers.id, change.changes ?? ''))
  if (home === undefined) throw new Error('A change lost its home, which is deleted with it.')
  return home
}

/** Moves the pictures of a change to its home, in place of those there. */
async function movePictures(
  transaction: Transaction,
  { id, changes }: Pick<OfferRow, 'id' | 'changes'>,
): Promise<void> {
  await transaction.delete(offerPictures).where(eq(offerPictures.offer, changes ?? ''))
  await transaction
    .update(offerPictures)
    .set({ offer: changes ?? '' })
    .where(eq(offerPictures.offer, id))
  await transaction.execute(sql`
    insert into removed_pictures (offer, likeness, first_at)
    select ${changes}, likeness, first_at from removed_pictures where offer = ${id}
    on conflict do nothing`)
}

/** Ends a change: its home has its pictures, and its row is gone. */
export async function endChange(transaction: Transaction, change: OfferRow): Promise<void> {
  await movePictures(transaction, change)
  await transaction.delete(offers).where(eq(offers.id, change.id))
}

/**
 * Whatever was typed to change a home that is no longer published becomes its content.
 *
 * @returns that content; `null` if nothing was changed
 */
export async function foldChange(
  transaction: Transaction,
  home: string,
): Promise<OfferRow['content'] | null> {
  const [change] = await transaction.select().from(offers).where(eq(offers.changes, home))
  if (change === undefined) return null
  const isDiscarded = change.state === 'removed'
  if (!isDiscarded) await movePictures(transaction, change)
  await transaction.delete(offers).where(eq(offers.id, change.id))
  return isDiscarded ? null : change.content
}

/** Whether a change has the same pictures in the same order as its home. */
export async function hasSamePictures(db: Queryable, change: string): Promise<boolean> {
  const listed = (offer: unknown) =>
    sql`(select array_agg(hash order by position, hash) from offer_pictures where offer = ${offer})`
  const { rows } = await db.execute<{ same: boolean }>(sql`
    select ${listed(sql`offers.id`)} is not distinct from ${listed(sql`offers.changes`)} as same
    from offers where id = ${change}`)
  return rows[0]?.same ?? false
}
