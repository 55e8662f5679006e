import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import type { Accepted } from '#domain/catalog/shortlist/accept.ts'
import { TITLE, type Write } from '#domain/catalog/shortlist/content.ts'
import { SHORTLIST_LIMITS } from '#domain/catalog/shortlist/limits.ts'
import { nextTime, type Register, type Registers } from '#domain/catalog/shortlist/merge.ts'
import type { ShortlistRole } from '#domain/catalog/shortlist/role.ts'
import type { Queryable, Transaction } from '#server/platform/db/open.ts'
import { createSecret, hashSecret } from '#server/platform/secret.ts'
import { listRegisters, type ShortlistReader } from './queries.ts'
import { shortlistLinks, shortlistMembers, shortlistRegisters, shortlists } from './tables.ts'

const IS_LIVE = isNull(shortlistLinks.revokedAt)

/** An account if there is one, else the browser. */
const toOwner = ({ uid, browser }: ShortlistReader) => ({
  uid,
  browserHash: uid === null ? hashSecret(browser ?? '') : null,
})

/** Numbers a change, and locks the list until the transaction ends; `null` if the list was deleted. */
async function countChange(
  transaction: Transaction,
  list: string,
  now: Date,
): Promise<number | null> {
  const [row] = await transaction
    .update(shortlists)
    .set({ seq: sql`${shortlists.seq} + 1`, changedAt: now })
    .where(eq(shortlists.id, list))
    .returning({ seq: shortlists.seq })
  return row?.seq ?? null
}

async function storeRegisters(
  transaction: Transaction,
  list: string,
  seq: number,
  registers: readonly Register[],
): Promise<void> {
  if (registers.length === 0) return
  await transaction
    .insert(shortlistRegisters)
    .values(
      registers.map(({ value, ...register }) => ({ ...register, list, seq, value: { is: value } })),
    )
    .onConflictDoUpdate({
      target: [shortlistRegisters.list, shortlistRegisters.key],
      set: {
        value: sql`excluded.value`,
        time: sql`excluded.time`,
        member: sql`excluded.member`,
        seq: sql`excluded.seq`,
      },
    })
}

/** @returns the id of the list */
export function addShortlist(
  db: Queryable,
  reader: ShortlistReader,
  { title, name, homes }: { title: string; name: string; homes: readonly Write[] },
  now: Date,
): Promise<string> {
  const [list, member] = [randomUUID(), randomUUID()]
  return db.transaction(async (transaction) => {
    await transaction
      .insert(shortlists)
      .values({ id: list, seq: 1, createdAt: now, changedAt: now })
    const maker = { id: member, list, name, joinedAt: now, ...toOwner(reader) }
    await transaction.insert(shortlistMembers).values(maker)
    const writes = [{ key: TITLE, value: title }, ...homes]
    const registers = writes.map((write) => ({ ...write, member, time: now.getTime() }))
    await storeRegisters(transaction, list, 1, registers)
    return list
  })
}

/**
 * Decides on writes while nobody else changes the list, and stores what changed.
 *
 * @param decide gets what the list holds
 * @returns `null` if the list was deleted
 */
export function changeRegisters(
  db: Queryable,
  list: string,
  decide: (registers: Registers) => Accepted,
  now: Date,
): Promise<(Accepted & { readonly seq: number }) | null> {
  return db.transaction(async (transaction) => {
    const [locked] = await transaction
      .select({ seq: shortlists.seq })
      .from(shortlists)
      .where(eq(shortlists.id, list))
      .for('update')
    if (locked === undefined) return null
    const all = await listRegisters(transaction, list, 0)
    const before = new Map(all.map((register) => [register.key, register]))
    const accepted = decide(before)
    const changed = [...accepted.registers.values()].filter((it) => before.get(it.key) !== it)
    if (changed.length === 0) return { ...accepted, ...locked }
    const seq = locked.seq + 1
    await countChange(transaction, list, now)
    await storeRegisters(transaction, list, seq, changed)
    return { ...accepted, seq }
  })
}

/**
 * Forgets revoked links by which nobody came.
 *
 * @returns the secret of the link; 'too many' if the list has as many as it may
 */
export function addLink(
  db: Queryable,
  list: string,
  role: ShortlistRole,
  now: Date,
): Promise<string | 'too many' | 'not found'> {
  const token = createSecret()
  const ofList = eq(shortlistLinks.list, list)
  return db.transaction(async (transaction) => {
    if ((await countChange(transaction, list, now)) === null) return 'not found'
    const joined = transaction
      .select({ one: sql`1` })
      .from(shortlistMembers)
      .where(eq(shortlistMembers.link, shortlistLinks.id))
    await transaction
      .delete(shortlistLinks)
      .where(and(ofList, isNotNull(shortlistLinks.revokedAt), notExists(joined)))
    const links = await transaction.$count(shortlistLinks, and(ofList, IS_LIVE))
    if (links >= SHORTLIST_LIMITS.links) return 'too many'
    await transaction
      .insert(shortlistLinks)
      .values({ id: randomUUID(), list, hash: hashSecret(token), role, createdAt: now })
    return token
  })
}

export async function revokeLink(
  db: Queryable,
  list: string,
  link: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await countChange(transaction, list, now)
    await transaction
      .update(shortlistLinks)
      .set({ revokedAt: now })
      .where(and(eq(shortlistLinks.id, link), eq(shortlistLinks.list, list)))
  })
}

/**
 * Joins by a link, or exchanges the link of somebody who has joined before.
 *
 * @returns 'not found' if the link was revoked, or the list deleted
 */
export function addMember(
  db: Queryable,
  reader: ShortlistReader,
  { list, link, name }: { list: string; link: string; name: string },
  now: Date,
): Promise<'joined' | 'full' | 'not found'> {
  const owner = toOwner(reader)
  return db.transaction(async (transaction) => {
    await countChange(transaction, list, now)
    const links = await transaction.$count(
      shortlistLinks,
      and(eq(shortlistLinks.id, link), IS_LIVE),
    )
    if (links === 0) return 'not found'
    const isSame =
      owner.uid === null
        ? eq(shortlistMembers.browserHash, owner.browserHash ?? '')
        : eq(shortlistMembers.uid, owner.uid)
    const known = await transaction
      .update(shortlistMembers)
      .set({ link, name })
      .where(and(eq(shortlistMembers.list, list), isSame))
      .returning({ id: shortlistMembers.id })
    if (known.length > 0) return 'joined'
    const members = await transaction.$count(shortlistMembers, eq(shortlistMembers.list, list))
    if (members >= SHORTLIST_LIMITS.members) return 'full'
    await transaction
      .insert(shortlistMembers)
      .values({ id: randomUUID(), list, link, name, joinedAt: now, ...owner })
    return 'joined'
  })
}

/** Removes a member with their votes and notes, and a list that nobody is left on. */
export async function removeMember(
  transaction: Transaction,
  { id, list }: { readonly id: string; readonly list: string },
  now: Date,
): Promise<void> {
  const seq = await countChange(transaction, list, now)
  if (seq === null) return
  await transaction.delete(shortlistMembers).where(eq(shortlistMembers.id, id))
  const all = await listRegisters(transaction, list, 0)
  // Every copy has to learn that they are empty.
  const emptied = all
    .filter(({ key, value }) => key.endsWith(`/${id}`) && value !== null)
    .map((it) => ({ ...it, value: null, time: nextTime(now.getTime(), it.time) }))
  await storeRegisters(transaction, list, seq, emptied)
  const members = transaction
    .select({ one: sql`1` })
    .from(shortlistMembers)
    .where(eq(shortlistMembers.list, shortlists.id))
  await transaction.delete(shortlists).where(and(eq(shortlists.id, list), notExists(members)))
}

export const deleteShortlist = (db: Queryable, list: string) =>
  db.delete(shortlists).where(eq(shortlists.id, list))

/** Removes an account from all lists; see `removeMember`. */
export async function eraseShortlists(
  transaction: Transaction,
  uid: string,
  now: Date,
): Promise<void> {
  const own = await transaction
    .select({ id: shortlistMembers.id, list: shortlistMembers.list })
    .from(shortlistMembers)
    .where(eq(shortlistMembers.uid, uid))
    .orderBy(shortlistMembers.list)
  for (const member of own) await removeMember(transaction, member, now)
}
