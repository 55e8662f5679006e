import { eq } from 'drizzle-orm'
import type { FederatedProfile } from '#server/account/federated-profile.ts'
import { createSecret, hashSecret } from '#server/crypto/secret.ts'
import type { Queryable } from '#server/db/open.ts'
import { federatedTickets } from '#server/db/schema/federated-tickets.ts'

/** From the provider's answer to the browser's own call, which follows at once. */
const TICKET_MS = 2 * 60_000

/** Notes that a provider vouched for `profile`, and gives the ticket that proves it once. */
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

/** Whom a ticket stands for; `null` if there is none like it, it was used, or it is too old. */
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
