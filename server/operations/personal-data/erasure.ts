import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { eraseFavorites } from '#server/catalog/favorite/commands.ts'
import { eraseSearches } from '#server/catalog/saved-search/commands.ts'
import { eraseShortlists } from '#server/catalog/shortlist/commands.ts'
import { representatives } from '#server/catalog/tables.ts'
import { eraseOffers } from '#server/homes/offer/commands.ts'
import { eraseConversations } from '#server/messages/conversation/commands.ts'
import type { AccountProviderRow } from '#server/people/tables.ts'
import { accountRoles, federatedTickets, personLanguages, sessions } from '#server/people/tables.ts'
import type { Transaction } from '#server/platform/db/open.ts'
import { mailSpool } from '#server/platform/tables.ts'
import { bans } from '#server/safety/tables.ts'
import { subscriptions } from '#server/site/tables.ts'

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
  transaction: Transaction,
  person: ErasedPerson,
  now: Date,
): Promise<void> {
  const { uid, emailKey, providers = [] } = person
  await eraseSearches(transaction, { uid, emailKey })
  await transaction.delete(sessions).where(eq(sessions.uid, uid))
  await transaction.delete(personLanguages).where(eq(personLanguages.uid, uid))
  await eraseFavorites(transaction, uid)
  await eraseShortlists(transaction, uid, now)
  await eraseConversations(transaction, uid, now)
  await transaction.delete(bans).where(eq(bans.uid, uid))
  await eraseOffers(transaction, uid, now)
  await transaction.delete(representatives).where(eq(representatives.uid, uid))
  await transaction.delete(accountRoles).where(eq(accountRoles.uid, uid))
  for (const { provider, subject } of providers) {
    await transaction
      .delete(federatedTickets)
      .where(and(eq(federatedTickets.provider, provider), eq(federatedTickets.subject, subject)))
  }
  const belongsToAccount = sql`${uid} in (${mailSpool.mail} ->> 'account', ${mailSpool.mail} ->> 'writer')`
  if (emailKey === null) {
    await transaction.delete(mailSpool).where(belongsToAccount)
    return
  }
  const isPersonsEmail = (address: SQL) => sql`lower(trim(${address})) = ${emailKey}`
  await transaction
    .delete(mailSpool)
    .where(
      or(
        belongsToAccount,
        isPersonsEmail(sql`${mailSpool.mail} ->> 'to'`),
        isPersonsEmail(sql`${mailSpool.mail} ->> 'replyTo'`),
      ),
    )
  await transaction.delete(federatedTickets).where(isPersonsEmail(sql`${federatedTickets.email}`))
  await transaction.delete(subscriptions).where(eq(subscriptions.emailKey, emailKey))
}
