import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Verification } from '#domain/catalog/listing/trust/verification.ts'
import {
  getCheckedPlace,
  getCheckState,
  type HomeCheck,
  toHomeVerification,
} from '#domain/homes/home-check/home-check.ts'
import type { OfferContent } from '#domain/homes/offer/content.ts'
import { homeChecks, offers } from '#server/homes/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { checkedTexts } from '#texts/homes/home-check.ts'

// The picture is large.
const {
  offer: _offer,
  picture: _picture,
  moderator: _moderator,
  ...CHECK
} = getTableColumns(homeChecks)

export const findCheck = async (db: Queryable, offer: string): Promise<HomeCheck | null> =>
  (await listChecks(db, [offer])).get(offer) ?? null

/** Checks of several homes, by offer id. */
export async function listChecks(
  db: Queryable,
  offers: readonly string[],
): Promise<ReadonlyMap<string, HomeCheck>> {
  const rows = await db
    .select({ offer: homeChecks.offer, ...CHECK })
    .from(homeChecks)
    .where(inArray(homeChecks.offer, [...offers]))
  return new Map(rows.map(({ offer, ...check }) => [offer, check]))
}

/** What visitors read of a home with this content; `null` unless a check of it holds. */
export async function findHomeVerification(
  db: Queryable,
  { id, content }: { readonly id: string; readonly content: OfferContent },
  now: Date,
): Promise<Verification | null> {
  const check = await findCheck(db, id)
  const isHeld = getCheckState(check, getCheckedPlace(content), now) === 'holds'
  return isHeld && check?.decidedAt ? toHomeVerification(checkedTexts, check.decidedAt) : null
}

export type WaitingCheck = Awaited<ReturnType<typeof listWaitingChecks>>[number]

const waiting = and(isNotNull(homeChecks.sentAt), isNull(homeChecks.decidedAt))

const selectWaiting = (db: Queryable) =>
  db
    .select({ check: CHECK, row: offers })
    .from(homeChecks)
    .innerJoin(offers, eq(offers.id, homeChecks.offer))

/** The oldest first. */
export const listWaitingChecks = (db: Queryable, limit: number) =>
  selectWaiting(db).where(waiting).orderBy(asc(homeChecks.sentAt)).limit(limit)

export async function findWaitingCheck(db: Queryable, offer: string) {
  const [found] = await selectWaiting(db).where(and(waiting, eq(homeChecks.offer, offer)))
  return found ?? null
}

/** Joined with the home's owner. */
export async function findCheckPicture(db: Queryable, offer: string) {
  const [found] = await db
    .select({ owner: offers.owner, picture: homeChecks.picture })
    .from(homeChecks)
    .innerJoin(offers, eq(offers.id, homeChecks.offer))
    .where(eq(homeChecks.offer, offer))
  return found?.picture ? { owner: found.owner, picture: found.picture } : null
}
