import { and, desc, eq, getTableColumns, ne, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { hasLostTo } from '#server/homes/claim/queries.ts'
import { dated } from '#server/homes/offer/copy/queries.ts'
import { IS_PROVEN } from '#server/homes/picture/queries.ts'
import { looksAlike } from '#server/homes/picture/similar-pictures.ts'
import { type OfferRow, offerPictures, offers } from '#server/homes/tables.ts'
import type { LoggedDecision } from '#server/moderation/desk/queries.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { moderationDecisions } from '#server/safety/tables.ts'

const earlier = alias(offerPictures, 'earlier')

/**
 * Where the pictures of a home come from that looked copied when they were added. Each of them is compared with all
 * pictures (0.2 µs each), so at most `limit` are.
 */
export async function listCopiedPictures(
  db: Queryable,
  { id, owner }: Pick<OfferRow, 'id' | 'owner'>,
  limit: number,
) {
  const own = await db
    .select({ ...dated(offerPictures), likeness: offerPictures.likeness })
    .from(offerPictures)
    .where(and(eq(offerPictures.offer, id), eq(offerPictures.isCopied, true), not(IS_PROVEN)))
    .orderBy(offerPictures.position)
    .limit(limit)
  const found = await Promise.all(
    own.map(async ({ likeness, ...picture }) => {
      const [first] = await db
        .select({ picture: dated(earlier), source: offers.id })
        .from(earlier)
        .innerJoin(offers, eq(offers.id, earlier.offer))
        .where(
          and(
            ne(offers.owner, owner),
            sql`${earlier.firstAt} < ${picture.firstAt.toISOString()}`,
            not(hasLostTo(owner)),
            looksAlike(sql`${likeness}::text`, earlier.likeness),
          ),
        )
        .orderBy(earlier.firstAt)
        .limit(1)
      // It may have been deleted since. `source` is the offer with the earlier one.
      return first ? [{ own: picture, earlier: first.picture, source: first.source }] : []
    }),
  )
  return found.flat()
}

/** An owner's other homes that are not deleted, last moved first, and how many there are. */
export async function listOtherHomes(
  db: Queryable,
  { id, owner }: Pick<OfferRow, 'id' | 'owner'>,
  limit: number,
): Promise<{ readonly homes: OfferRow[]; readonly total: number }> {
  const isOther = and(eq(offers.owner, owner), ne(offers.id, id), ne(offers.state, 'removed'))
  const [homes, total] = await Promise.all([
    db.select().from(offers).where(isOther).orderBy(desc(offers.movedAt)).limit(limit),
    db.$count(offers, isOther),
  ])
  return { homes, total }
}

/** Decisions about any home of an owner, newest first. */
export const listDecisionsAbout = (
  db: Queryable,
  owner: string,
  limit: number,
): Promise<LoggedDecision[]> =>
  db
    .select({ ...getTableColumns(moderationDecisions), content: offers.content })
    .from(moderationDecisions)
    .innerJoin(offers, eq(offers.id, moderationDecisions.offer))
    .where(eq(offers.owner, owner))
    .orderBy(desc(moderationDecisions.decidedAt), desc(moderationDecisions.id))
    .limit(limit)
