import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { OfferState } from '#domain/offer/state.ts'
import type { HomePicture } from '#domain/picture/home-picture.ts'
import { MAX_ALIKE_DIFFERENCES, MIN_TELLING_BITS } from '#domain/picture/likeness.ts'
import { isUuid } from '#domain/text/uuid.ts'
import type { Queryable } from '#server/db/open.ts'
import { offerPictures } from '#server/db/schema/offer-pictures.ts'
import { offers } from '#server/db/schema/offers.ts'

const SHOWN = {
  hash: offerPictures.hash,
  width: offerPictures.width,
  height: offerPictures.height,
  placeholder: offerPictures.placeholder,
}

/** `null` if this owner has no such offer. */
export async function findOfferState(
  db: Queryable,
  { owner, id }: { readonly owner: string; readonly id: string },
): Promise<OfferState | null> {
  if (!isUuid(id)) return null
  const [row] = await db
    .select({ state: offers.state })
    .from(offers)
    .where(and(eq(offers.id, id), eq(offers.owner, owner)))
  return row?.state ?? null
}

/** In the order of the home. */
export const listPictures = (db: Queryable, offer: string): Promise<HomePicture[]> =>
  db
    .select(SHOWN)
    .from(offerPictures)
    .where(eq(offerPictures.offer, offer))
    .orderBy(asc(offerPictures.position), asc(offerPictures.hash))

/** Of several homes, by their ids; those without pictures are left out. */
export async function listPicturesOf(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HomePicture[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ offer: offerPictures.offer, ...SHOWN })
    .from(offerPictures)
    .where(inArray(offerPictures.offer, [...ids]))
    .orderBy(asc(offerPictures.position), asc(offerPictures.hash))
  return Map.groupBy(rows, ({ offer }) => offer)
}

/** Whoever's home it is of; without those that nobody has. */
export const findPictures = (db: Queryable, hashes: readonly string[]): Promise<HomePicture[]> =>
  hashes.length === 0
    ? Promise.resolve([])
    : db
        .selectDistinctOn([offerPictures.hash], SHOWN)
        .from(offerPictures)
        .where(inArray(offerPictures.hash, [...hashes]))

/** @returns those of `hashes` that homes have */
export async function listUsedHashes(
  db: Queryable,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set((await findPictures(db, hashes)).map(({ hash }) => hash))
}

/**
 * Whether somebody else's home has a picture that looks like this one. All likenesses are compared, 0.2 µs each; asked once a
 * picture.
 */
export async function looksCopied(
  db: Queryable,
  owner: string,
  likeness: string,
): Promise<boolean> {
  const bits = (text: unknown) => sql`('x' || ${text})::bit(64)`
  const own = sql`${bits(sql`${likeness}::text`)}`
  const { rows } = await db.execute(sql`
    select 1 from offer_pictures join offers on offers.id = offer_pictures.offer
    where offers.owner <> ${owner}
      and bit_count(${own} # ${bits(offerPictures.likeness)}) <= ${MAX_ALIKE_DIFFERENCES}
      and bit_count(${own}) between ${MIN_TELLING_BITS} and ${64 - MIN_TELLING_BITS}
    limit 1`)
  return rows.length > 0
}

/** Those of the homes that have a picture which looked like one of somebody else's home. */
export async function listOffersWithCopies(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ offer: offerPictures.offer })
    .from(offerPictures)
    .where(and(inArray(offerPictures.offer, [...ids]), eq(offerPictures.isCopied, true)))
  return new Set(rows.map(({ offer }) => offer))
}

/** What the pictures of an account take. A picture of two homes counts twice. */
export async function sumPictureBytes(db: Queryable, owner: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${offerPictures.bytes}), 0)` })
    .from(offerPictures)
    .innerJoin(offers, eq(offers.id, offerPictures.offer))
    .where(eq(offers.owner, owner))
  return Number(row?.total ?? 0)
}
