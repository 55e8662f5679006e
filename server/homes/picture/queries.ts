import { and, asc, eq, inArray, not, sql } from 'drizzle-orm'
import type { HomePicture } from '#domain/homes/picture/home-picture.ts'
import { hasLostTo } from '#server/homes/claim/queries.ts'
import { offerPictures, offers, removedPictures } from '#server/homes/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { looksAlike } from './similar-pictures.ts'

const SHOWN = {
  hash: offerPictures.hash,
  width: offerPictures.width,
  height: offerPictures.height,
  placeholder: offerPictures.placeholder,
}

/** Lists the pictures in the order that the owner chose. */
export const listPictures = (db: Queryable, offer: string): Promise<HomePicture[]> =>
  db
    .select(SHOWN)
    .from(offerPictures)
    .where(eq(offerPictures.offer, offer))
    .orderBy(asc(offerPictures.position), asc(offerPictures.hash))

/** Pictures of several homes, by offer id; homes without pictures are left out. */
export async function listPicturesOf(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HomePicture[]>> {
  const rows = await db
    .select({ offer: offerPictures.offer, ...SHOWN })
    .from(offerPictures)
    .where(inArray(offerPictures.offer, [...ids]))
    .orderBy(asc(offerPictures.position), asc(offerPictures.hash))
  const groups = Map.groupBy(rows, ({ offer }) => offer)
  // Pictures go to public pages, and the offer id is only for its owner.
  return new Map(
    [...groups].map(([offer, pictures]) => [
      offer,
      pictures.map(({ offer: _offer, ...picture }) => picture),
    ]),
  )
}

/** What is kept of pictures that were removed from homes. */
export const listRemovedPictures = (db: Queryable, ids: readonly string[]) =>
  db
    .select()
    .from(removedPictures)
    .where(inArray(removedPictures.offer, [...ids]))
    .orderBy(asc(removedPictures.firstAt))

/** Pictures with these hashes, of any owner; unused ones are left out. */
export const findPictures = (db: Queryable, hashes: readonly string[]): Promise<HomePicture[]> =>
  db
    .selectDistinctOn([offerPictures.hash], SHOWN)
    .from(offerPictures)
    .where(inArray(offerPictures.hash, [...hashes]))

/** @returns those of `hashes` that homes use */
export async function listUsedHashes(
  db: Queryable,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set((await findPictures(db, hashes)).map(({ hash }) => hash))
}

/** When this owner first put up a picture that looks like this one, in any home; `now` if never. */
export async function findFirstUpload(
  db: Queryable,
  { owner, likeness }: { readonly owner: string; readonly likeness: string },
  now: Date,
): Promise<Date> {
  const { rows } = await db.execute<{ first: string | null }>(sql`
    select (extract(epoch from min(first_at)) * 1000)::text as first from (
      select offer, likeness, first_at from offer_pictures
      union all select offer, likeness, first_at from removed_pictures
    ) as own join offers on offers.id = own.offer
    where offers.owner = ${owner}
      and (own.likeness = ${likeness} or (${looksAlike(sql`${likeness}::text`, sql`own.likeness`)}))`)
  const first = rows[0]?.first
  return first ? new Date(Number(first)) : now
}

/**
 * Whether somebody else's home had a picture that looks like this one earlier, and did not lose a
 * claim of this owner. Compares all likenesses (0.2 µs each), once per picture.
 *
 * @param picture with the time when its owner first put it up
 */
export async function looksCopied(
  db: Queryable,
  owner: string,
  { likeness, firstAt }: { readonly likeness: string; readonly firstAt: Date },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from offer_pictures join offers on offers.id = offer_pictures.offer
    where offers.owner <> ${owner} and offer_pictures.first_at < ${firstAt.toISOString()}
      and not ${hasLostTo(owner)}
      and ${looksAlike(sql`${likeness}::text`, offerPictures.likeness)}
    limit 1`)
  return rows.length > 0
}

/** SQL condition: a moderator compared the picture with the home in a check. */
export const IS_PROVEN = sql`exists (
  select from home_checks where home_checks.offer = ${offerPictures.offer}
    and outcome = 'approved' and decided_at >= ${offerPictures.createdAt}
)`

/**
 * Those of the homes that have a picture which looked like an earlier one of somebody else's home.
 * Pictures that a home had when a moderator verified it are trusted: the moderator compared them
 * with the home.
 */
export async function listOffersWithCopies(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ offer: offerPictures.offer })
    .from(offerPictures)
    .where(
      and(inArray(offerPictures.offer, [...ids]), eq(offerPictures.isCopied, true), not(IS_PROVEN)),
    )
  return new Set(rows.map(({ offer }) => offer))
}

/** Bytes of all pictures of an account; a picture in two homes counts twice, in a home and its change once. */
export async function sumPictureBytes(db: Queryable, owner: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${offerPictures.bytes}), 0)` })
    .from(offerPictures)
    .innerJoin(offers, eq(offers.id, offerPictures.offer))
    .where(
      and(
        eq(offers.owner, owner),
        sql`not exists (
          select from offer_pictures same where same.offer = ${offers.changes} and same.hash = ${offerPictures.hash}
        )`,
      ),
    )
  return Number(row?.total ?? 0)
}
