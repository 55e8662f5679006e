import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { eraseBan } from '#server/ban/commands.ts'
import { eraseConversations } from '#server/conversation/commands.ts'
import type { Queryable } from '#server/db/open.ts'
import { accountRoles } from '#server/db/schema/account/account-roles.ts'
import type { AccountProviderRow } from '#server/db/schema/account/accounts.ts'
import { federatedTickets } from '#server/db/schema/account/federated-tickets.ts'
import { sessions } from '#server/db/schema/account/sessions.ts'
import { mailSpool } from '#server/db/schema/mail-spool.ts'
import { representatives } from '#server/db/schema/representatives.ts'
import { subscriptions } from '#server/db/schema/subscriptions.ts'
import { eraseOffers } from '#server/offer/commands.ts'

export interface ErasedPerson {
  readonly uid: string
  /**
   * The normalized email address, only if it is confirmed: registering with somebody else's must
   * not give the power to delete that person's data.
   */
  readonly emailKey: string | null
  readonly providers?: readonly Pick<AccountProviderRow, 'provider' | 'subject'>[]
}

/** Deletes a person's data from the tables that do not reference accounts. */
export async function erasePersonalData(
  db: Queryable,
  person: ErasedPerson,
  now: Date,
): Promise<void> {
  const { uid, emailKey, providers = [] } = person
  await db.delete(sessions).where(eq(sessions.uid, uid))
  await eraseConversations(db, uid, now)
  await eraseBan(db, uid)
  await eraseOffers(db, uid, now)
  await db.delete(representatives).where(eq(representatives.uid, uid))
  await db.delete(accountRoles).where(eq(accountRoles.uid, uid))
  for (const { provider, subject } of providers) {
    await db
      .delete(federatedTickets)
      .where(and(eq(federatedTickets.provider, provider), eq(federatedTickets.subject, subject)))
  }
  const belongsToAccount = sql`${uid} in (${mailSpool.mail} ->> 'account', ${mailSpool.mail} ->> 'writer')`
  if (emailKey === null) {
    await db.delete(mailSpool).where(belongsToAccount)
    return
  }
  const isPersonsEmail = (address: SQL) => sql`lower(trim(${address})) = ${emailKey}`
  await db
    .delete(mailSpool)
    .where(
      or(
        belongsToAccount,
        isPersonsEmail(sql`${mailSpool.mail} ->> 'to'`),
        isPersonsEmail(sql`${mailSpool.mail} ->> 'replyTo'`),
      ),
    )
  await db.delete(federatedTickets).where(isPersonsEmail(sql`${federatedTickets.email}`))
  await db.delete(subscriptions).where(eq(subscriptions.emailKey, emailKey))
}
