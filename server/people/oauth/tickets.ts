import { eq } from 'drizzle-orm'
import type { FederatedProfile } from '#server/people/account/federated-profile.ts'
import { federatedTickets } from '#server/people/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { createSecret, hashSecret } from '#server/platform/secret.ts'

/** The browser redeems the ticket immediately after the provider's callback. */
const TICKET_MS = 2 * 60_000

/** @returns a single-use ticket that proves that the provider verified `profile` */
export async function issueTicket(
  db: Queryable,
  profile: FederatedProfile,
  now: Date,
): Promise<string> {
  const ticket = createSecret()
  const expiresAt = new Date(now.getTime() + TICKET_MS)
  await db.insert(federatedTickets).values({ ...profile, hash: hashSecret(ticket), expiresAt })
  return ticket
}

/** @returns `null` for a ticket that is unknown, used or expired */
export async function redeemTicket(
  db: Queryable,
  ticket: string,
  now: Date,
): Promise<FederatedProfile | null> {
  const [row] = await db
    .delete(federatedTickets)
    .where(eq(federatedTickets.hash, hashSecret(ticket)))
    .returning()
  if (row === undefined || row.expiresAt <= now) return null
  const { hash: _hash, expiresAt: _expiresAt, ...profile } = row
  return profile
}
