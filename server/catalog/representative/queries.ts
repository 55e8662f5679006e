import { and, asc, eq, sql } from 'drizzle-orm'
import type { Offerer } from '#domain/messages/conversation/party.ts'
import { listings, representatives } from '#server/catalog/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/**
 * SQL: the account that receives messages about a feed's listing; `null` if there is none or it is
 * disabled.
 */
export const REPRESENTATIVE = sql<string | null>`(
  select representatives.uid from representatives
  where representatives.feed = listings.feed
    and representatives.realtor in ('', listings.realtor_name)
    and not exists (
      select from accounts where accounts.uid = representatives.uid and accounts.disabled
    )
  order by representatives.realtor desc limit 1
)`

/** SQL condition on a listing. */
export const OFFERED_BY = sql<Offerer>`case when ${listings.feed} is null then 'owner' else 'realtor' end`

export interface Represented {
  readonly feed: string
  /** '' for the whole feed. */
  readonly realtor: string
}

/** The homes that an account represents. */
export const listRepresented = (db: Queryable, uid: string) =>
  db
    .select({
      feed: representatives.feed,
      realtor: representatives.realtor,
      linkedAt: representatives.linkedAt,
    })
    .from(representatives)
    .where(eq(representatives.uid, uid))
    .orderBy(asc(representatives.feed), asc(representatives.realtor))

/** Whether any home of the feed names this realtor. */
export async function isOfFeed(db: Queryable, { feed, realtor }: Represented): Promise<boolean> {
  const found = await db
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(eq(listings.feed, feed), realtor === '' ? undefined : eq(listings.realtorName, realtor)),
    )
    .limit(1)
  return found.length > 0
}
