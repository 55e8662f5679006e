import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import { knownDevices } from '#server/people/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { hashSecret } from '#server/platform/secret.ts'

/** Per account. Another device replaces the one that was unused longest. */
const MAX_DEVICES = 20

/**
 * Records that an account was used in a browser.
 *
 * @param secret from the device cookie
 * @returns whether the device was known
 */
export function recordDevice(
  db: Queryable,
  uid: string,
  secret: string,
  now: Date,
): Promise<boolean> {
  const hash = hashSecret(`${secret} ${uid}`)
  const own = eq(knownDevices.uid, uid)
  return db.transaction(async (transaction) => {
    const known = await transaction
      .select()
      .from(knownDevices)
      .where(and(own, eq(knownDevices.hash, hash)))
    await transaction
      .insert(knownDevices)
      .values({ uid, hash, firstSeenAt: now, seenAt: now })
      .onConflictDoUpdate({
        target: [knownDevices.uid, knownDevices.hash],
        set: { seenAt: sql`excluded.seen_at` },
      })
    const recent = transaction
      .select({ hash: knownDevices.hash })
      .from(knownDevices)
      .where(own)
      .orderBy(desc(eq(knownDevices.hash, hash)), desc(knownDevices.seenAt))
      .limit(MAX_DEVICES)
    await transaction.delete(knownDevices).where(and(own, notInArray(knownDevices.hash, recent)))
    return known.length > 0
  })
}
