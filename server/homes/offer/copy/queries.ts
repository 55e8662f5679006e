import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { IS_PUBLISHED } from '#server/homes/offer/listed-offer.ts'
import { areBitsAlike, likenessBits, looksAlike } from '#server/homes/picture/similar-pictures.ts'
import { type OfferRow, offerPictures, offers } from '#server/homes/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/**
 * Visible homes of other owners with a picture that this owner had first. Compares only pictures
 * that looked copied when they were added: there are few.
 *
 * @returns the ids of offers; `copy` got its picture later
 */
export async function listCopyPairs(db: Queryable, owner: string) {
  const { rows } = await db.execute<{ original: string; copy: string }>(sql`
    with original as materialized (
      select offers.id, ${likenessBits(offerPictures.likeness)} as bits, first_at from offers
      join offer_pictures on offer_pictures.offer = offers.id
      where offers.owner = ${owner} and offers.state <> 'removed' and offers.changes is null
    ), copies as materialized (
      select offer, ${likenessBits(offerPictures.likeness)} as bits, first_at from offer_pictures
      where ${offerPictures.isCopied}
    )
    select distinct original.id as original, offers.id as copy from original
    join copies on original.first_at < copies.first_at
      and ${areBitsAlike(sql`original.bits`, sql`copies.bits`)}
    join offers on offers.id = copies.offer and ${IS_PUBLISHED} and offers.owner <> ${owner}
    order by original, copy`)
  return rows.map(({ original, copy }) => ({ original, copy }))
}

const original = alias(offerPictures, 'original')
const copy = alias(offerPictures, 'copy')

/** The columns of a picture with the day when its owner first put up one that looks like it. */
export const dated = ({
  hash,
  width,
  height,
  placeholder,
  firstAt,
}: typeof offerPictures | ReturnType<typeof alias<typeof offerPictures, string>>) => ({
  hash,
  width,
  height,
  placeholder,
  firstAt,
})

/** Pairs of pictures that look alike, one of each home. */
export async function listAlikePictures(
  db: Queryable,
  ids: { readonly original: string; readonly copy: string },
) {
  const rows = await db
    .selectDistinctOn([original.hash], {
      original: dated(original),
      copy: dated(copy),
      position: original.position,
    })
    .from(original)
    .innerJoin(copy, and(eq(copy.offer, ids.copy), looksAlike(original.likeness, copy.likeness)))
    .where(eq(original.offer, ids.original))
    .orderBy(original.hash, copy.position)
  return rows
    .sort((one, other) => one.position - other.position)
    .map(({ original, copy }) => ({ original, copy }))
}

export const listOffersById = (db: Queryable, ids: readonly string[]): Promise<OfferRow[]> =>
  db
    .select()
    .from(offers)
    .where(inArray(offers.id, [...ids]))
