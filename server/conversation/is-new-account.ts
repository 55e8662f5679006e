import { CONVERSATION_LIMITS } from '#domain/conversation/limits.ts'
import type { Queryable } from '#server/db/open.ts'
import { findAccountStart } from './queries.ts'

export async function isNewAccount(db: Queryable, uid: string, now: Date): Promise<boolean> {
  const start = await findAccountStart(db, uid)
  return start !== null && now.getTime() - start.getTime() < CONVERSATION_LIMITS.newMs
}
