import { desc, eq } from 'drizzle-orm'
import { type SignInRow, signIns } from '#server/people/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/** Most recently used first. */
export function listSignIns(
  db: Queryable,
  uid: string,
): Promise<Pick<SignInRow, 'id' | 'device' | 'createdAt' | 'usedAt'>[]> {
  return db
    .select({
      id: signIns.id,
      device: signIns.device,
      createdAt: signIns.createdAt,
      usedAt: signIns.usedAt,
    })
    .from(signIns)
    .where(eq(signIns.uid, uid))
    .orderBy(desc(signIns.usedAt))
}

export async function findSignIn(db: Queryable, id: string): Promise<SignInRow | null> {
  const [row] = await db.select().from(signIns).where(eq(signIns.id, id))
  return row ?? null
}
