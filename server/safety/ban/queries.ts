import { and, asc, desc, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#server/platform/db/open.ts'
import { type BanRow, bans } from '#server/safety/tables.ts'

/** SQL condition: the ban has not ended. Ended bans are stored until they are swept. */
export const isHolding = (now: Date): SQL => gt(bans.endsAt, now)

/** SQL condition: this person cannot write messages. */
export const isBannedPerson = (uid: string | SQL, now: Date) =>
  sql<boolean>`exists (select from bans where bans.uid = ${uid} and ${isHolding(now)})`

export async function findBan(db: Queryable, uid: string, now: Date): Promise<BanRow | null> {
  const [row] = await db
    .select()
    .from(bans)
    .where(and(eq(bans.uid, uid), isHolding(now)))
  return row ?? null
}

export const isBanned = async (db: Queryable, uid: string, now: Date): Promise<boolean> =>
  (await findBan(db, uid, now)) !== null

/** Locks the ban until the end of the transaction. */
export async function lockBan(
  transaction: Transaction,
  id: string,
  now: Date,
): Promise<BanRow | null> {
  const [row] = await transaction
    .select()
    .from(bans)
    .where(and(eq(bans.id, id), isHolding(now)))
    .for('update')
  return row ?? null
}

/** What people wrote in upheld reports of the person, as long as those are kept. */
const WORDS = sql<string[]>`coalesce((
  select (array_agg(reports.words order by reports.created_at))[1:10]
  from conversations
  join reports on reports.kind = 'person' and reports.outcome = 'acted' and reports.words <> ''
    and reports.target = conversations.id
      || case when conversations.seeker = ${bans.uid} then '/seeker' else '/owner' end
  where conversations.seeker = ${bans.uid} or conversations.owner = ${bans.uid}
), '{}')`

const IS_WAITING = sql`(${bans.appeal} is not null and ${bans.upholdReason} is null)`

/** Bans with an appeal first, oldest appeal first; then the newest bans. */
export const listBans = (db: Queryable, limit: number, now: Date) =>
  db
    .select({ ...getTableColumns(bans), words: WORDS })
    .from(bans)
    .where(isHolding(now))
    .orderBy(
      desc(IS_WAITING),
      asc(sql`case when ${IS_WAITING} then ${bans.bannedAt} end`),
      desc(bans.bannedAt),
    )
    .limit(limit)
