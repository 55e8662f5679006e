import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { HomePicture } from '#domain/picture/home-picture.ts'
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

/** A picture with the day when its owner first put one up that looks like it. */
export interface DatedPicture extends HomePicture {
  readonly firstAt: Date
}

const own = alias(offerPictures, 'own')
const copy = alias(offerPictures, 'copy')

const dated = ({ hash, width, height, placeholder, firstAt }: typeof own | typeof copy) => ({
  ...{ hash, width, height, placeholder, firstAt },
})

/** Pictures of two homes that look alike, each of the first home with one of the other. */
export async function listAlikePictures(
  db: Queryable,
  ids: { readonly own: string; readonly copy: string },
): Promise<{ own: DatedPicture; copy: DatedPicture }[]> {
  const rows = await db
    .selectDistinctOn([own.hash], {
      ...{ own: dated(own), copy: dated(copy), position: own.position },
    })
    .from(own)
    .innerJoin(copy, and(eq(copy.offer, ids.copy), areAlike(own.likeness, copy.likeness)))
    .where(eq(own.offer, ids.own))
    .orderBy(own.hash, copy.position)
  return rows
    .sort((one, other) => one.position - other.position)
    .map(({ own, copy }) => ({ own, copy }))
}

/** By their ids. */
export const listOffersById = (db: Queryable, ids: readonly string[]): Promise<OfferRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(offers)
        .where(inArray(offers.id, [...ids]))
