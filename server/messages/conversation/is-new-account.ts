import { CONVERSATION_LIMITS } from '#domain/messages/conversation/limits.ts'
import { isNewSince } from '#domain/messages/conversation/new-account.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { findAccountStart } from './starting/queries.ts'

export const isNewAccount = async (db: Queryable, uid: string, now: Date): Promise<boolean> =>
  isNewSince(await findAccountStart(db, uid), now, CONVERSATION_LIMITS)
