import { and, count, eq, max, sql } from 'drizzle-orm'
import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import type { PictureProblem } from '#domain/homes/picture/picture-problem.ts'
import {
  type OfferPictureRow,
  offerPictures,
  offers,
  removedPictures,
} from '#server/homes/tables.ts'
import type { Queryable, Transaction } from '#server/platform/db/open.ts'
import {
  findFirstUpload,
  listPictures,
  listUsedHashes,
  looksCopied,
  sumPictureBytes,
} from './queries.ts'

/** Held shared while a picture is put to use, and exclusively while unused ones are deleted. */
const USE_LOCK = 'pictures of homes'

const shareUse = (db: Queryable) =>
  db.execute(sql`select pg_advisory_xact_lock_shared(hashtext(${USE_LOCK}))`)

export interface DraftKey {
  readonly owner: string
  readonly id: string
}

/**
 * Changes the pictures of a draft, one request at a time.
 *
 * @param change returns `false` to change nothing
 * @returns the result of `change`; `null` if this owner has no such draft
 */
function changePictures<Result>(
  db: Queryable,
  { owner, id }: DraftKey,
  now: Date,
  change: (transaction: Transaction) => Promise<Result | false>,
): Promise<Result | false | null> {
  return db.transaction(async (transaction) => {
    const [draft] = await transaction
      .select({ id: offers.id })
      .from(offers)
      .where(and(eq(offers.id, id), eq(offers.owner, owner), eq(offers.state, 'draft')))
      .for('update')
    if (draft === undefined) return null
    const result = await change(transaction)
    // Moderators decide about a revision, so pictures must change it.
    if (result !== false)
      await transaction
        .update(offers)
        .set({ revision: sql`${offers.revision} + 1`, editedAt: now })
        .where(eq(offers.id, id))
    return result
  })
}

type AddRefusal = Extract<PictureProblem, 'already there' | 'too many' | 'account full'>

export type NewPicture = Omit<
  OfferPictureRow,
  'offer' | 'position' | 'isCopied' | 'createdAt' | 'firstAt'
>

/**
 * Adds a picture at the end; one that is already there keeps its place.
 *
 * @param maxBytes of all pictures of the account
 */
export async function addPicture(
  db: Queryable,
  draft: DraftKey,
  picture: NewPicture,
  now: Date,
  maxBytes: number = PICTURE_LIMITS.accountBytes,
): Promise<'added' | AddRefusal | 'not now'> {
  let outcome: 'added' | AddRefusal = 'added'
  const changed = await changePictures(db, draft, now, async (transaction) => {
    await shareUse(transaction)
    const isOfDraft = eq(offerPictures.offer, draft.id)
    const same = and(isOfDraft, eq(offerPictures.hash, picture.hash))
    const [known] = await transaction.select().from(offerPictures).where(same)
    const [row] = await transaction
      .select({ total: count(), last: max(offerPictures.position) })
      .from(offerPictures)
      .where(isOfDraft)
    if (known !== undefined) outcome = 'already there'
    else if ((row?.total ?? 0) >= PICTURE_LIMITS.pictures) outcome = 'too many'
    else if ((await sumPictureBytes(transaction, draft.owner)) + picture.bytes > maxBytes)
      outcome = 'account full'
    if (outcome !== 'added') return false
    const position = (row?.last ?? 0) + 1
    const { likeness } = picture
    const firstAt = await findFirstUpload(transaction, { owner: draft.owner, likeness }, now)
    const isCopied = await looksCopied(transaction, draft.owner, { likeness, firstAt })
    await transaction
      .insert(offerPictures)
      .values({ ...picture, offer: draft.id, position, isCopied, createdAt: now, firstAt })
    return true
  })
  return changed === null ? 'not now' : outcome
}

/**
 * Adds stored pictures to an offer that has none: in one statement, without comparing them with
 * others.
 */
export async function insertPictures(
  db: Queryable,
  offer: string,
  pictures: readonly NewPicture[],
  { isCopied, now }: { readonly isCopied: boolean; readonly now: Date },
): Promise<void> {
  if (pictures.length === 0) return
  await db.insert(offerPictures).values(
    pictures.map((it, index) => ({
      ...it,
      offer,
      position: index + 1,
      isCopied,
      createdAt: now,
      firstAt: now,
    })),
  )
}

/** @returns whether there was such a draft */
export async function removePicture(
  db: Queryable,
  draft: DraftKey,
  hash: string,
  now: Date,
): Promise<boolean> {
  const changed = await changePictures(db, draft, now, async (transaction) => {
    const removed = await transaction
      .delete(offerPictures)
      .where(and(eq(offerPictures.offer, draft.id), eq(offerPictures.hash, hash)))
      .returning({ likeness: offerPictures.likeness, firstAt: offerPictures.firstAt })
    for (const { likeness, firstAt } of removed)
      await transaction
        .insert(removedPictures)
        .values({ offer: draft.id, likeness, firstAt })
        .onConflictDoNothing()
    return removed.length > 0
  })
  return changed !== null
}

/**
 * @param reorder gets the hashes in order and returns all of them in a new order
 * @returns whether there was such a draft
 */
export async function reorderPictures(
  db: Queryable,
  draft: DraftKey,
  reorder: (hashes: readonly string[]) => readonly string[],
  now: Date,
): Promise<boolean> {
  const changed = await changePictures(db, draft, now, async (transaction) => {
    const before = (await listPictures(transaction, draft.id)).map(({ hash }) => hash)
    const after = reorder(before)
    if (after.join() === before.join()) return false
    for (const [position, hash] of after.entries())
      await transaction
        .update(offerPictures)
        .set({ position })
        .where(and(eq(offerPictures.offer, draft.id), eq(offerPictures.hash, hash)))
    return true
  })
  return changed !== null
}

/** Gives a new offer the pictures of another offer of the same owner. */
export async function copyPictures(
  db: Queryable,
  { owner, from, to }: { readonly owner: string; readonly from: string; readonly to: string },
): Promise<void> {
  await shareUse(db)
  await db.execute(sql`
    insert into offer_pictures
      (offer, hash, position, width, height, bytes, placeholder, likeness, is_copied, created_at, first_at)
    select ${to}, hash, position, width, height, bytes, placeholder, likeness, is_copied,
      offer_pictures.created_at, first_at
    from offer_pictures join offers on offers.id = offer_pictures.offer
    where offer_pictures.offer = ${from} and offers.owner = ${owner}`)
}

/**
 * Compares an owner's suspected copies again, after a moderator decided whose pictures they are.
 */
export async function reviewCopies(db: Queryable, owner: string): Promise<void> {
  const marked = await db
    .select({ picture: offerPictures })
    .from(offerPictures)
    .innerJoin(offers, eq(offers.id, offerPictures.offer))
    .where(and(eq(offers.owner, owner), eq(offerPictures.isCopied, true)))
  for (const { picture } of marked)
    if (!(await looksCopied(db, owner, picture)))
      await db
        .update(offerPictures)
        .set({ isCopied: false })
        .where(and(eq(offerPictures.offer, picture.offer), eq(offerPictures.hash, picture.hash)))
}

/**
 * Runs `deleteFile` if no home has the picture, while nobody can put it to use.
 *
 * @returns whether it ran
 */
export function deleteUnused(
  db: Queryable,
  hash: string,
  deleteFile: () => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${USE_LOCK}))`)
    if ((await listUsedHashes(transaction, [hash])).size > 0) return false
    await deleteFile()
    return true
  })
}
