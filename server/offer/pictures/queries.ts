import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { OfferState } from '#domain/offer/state.ts'
import type { HomePicture } from '#domain/picture/home-picture.ts'
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

/** What the pictures of an account take. A picture of two homes counts twice. */
export async function sumPictureBytes(db: Queryable, owner: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${offerPictures.bytes}), 0)` })
    .from(offerPictures)
    .innerJoin(offers, eq(offers.id, offerPictures.offer))
    .where(eq(offers.owner, owner))
  return Number(row?.total ?? 0)
}
