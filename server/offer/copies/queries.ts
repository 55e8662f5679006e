import { inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/open.ts'
import { offerPictures } from '#server/db/schema/offer-pictures.ts'
import { type OfferRow, offers } from '#server/db/schema/offers.ts'
import { areAlike } from '#server/offer/pictures/queries.ts'

/** Two homes with pictures that look alike, of which the other one had its picture later. */
export interface CopyPair {
  /** The ids of the offers. */
  readonly own: string
  readonly copy: string
}

/**
 * Homes of others that visitors see, with a picture that this owner had before. Only pictures that looked copied when
 * they were added are compared: they are few.
 */
export async function listCopyPairs(db: Queryable, owner: string): Promise<CopyPair[]> {
  const { rows } = await db.execute<{ own: string; copy: string }>(sql`
    with own as (
      select offers.id, likeness, first_at from offers
      join offer_pictures on offer_pictures.offer = offers.id
      where offers.owner = ${owner} and offers.state <> 'removed'
    ), copies as materialized (
      select offers.id, likeness, first_at from offer_pictures
      join offers on offers.id = offer_pictures.offer
      where ${offerPictures.isCopied} and offers.state = 'published' and offers.owner <> ${owner}
    )
    select distinct own.id as own, copies.id as copy from own
    join copies on own.first_at < copies.first_at
      and ${areAlike(sql`own.likeness`, sql`copies.likeness`)}
    order by own, copy`)
  return rows.map(({ own, copy }) => ({ own, copy }))
}

/** By their ids. */
export const listOffersById = (db: Queryable, ids: readonly string[]): Promise<OfferRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(offers)
        .where(inArray(offers.id, [...ids]))
