import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { MailText } from '#domain/platform/text/mail-text.ts'
import { findLanguage } from '#server/people/language/queries.ts'
import { accounts, sessions } from '#server/people/tables.ts'
import type { Queryable, Transaction } from '#server/platform/db/open.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'

/** The address and the language of mails about what a person offers, writes or reports, if there is an address. */
export async function findMailRecipient(db: Queryable, uid: string) {
  const to = await findMailAddress(db, uid)
  return to === null ? null : { uid, to, language: await findLanguage(db, uid) }
}

export interface PersonMailTools {
  readonly mailer: Mailer
  readonly transaction: Transaction
  /** When it is to leave, if not at once. */
  readonly dueAt?: Date | undefined
}

type Recipient = NonNullable<Awaited<ReturnType<typeof findMailRecipient>>>

/**
 * Mails somebody about what they offer, write or report.
 *
 * @returns whether there is an address
 */
export async function mailPerson(
  { mailer, transaction, dueAt }: PersonMailTools,
  account: string,
  write: (recipient: Recipient) => MailText | Promise<MailText>,
): Promise<boolean> {
  const recipient = await findMailRecipient(transaction, account)
  if (recipient === null) return false
  const text = await write(recipient)
  await mailer.send({ to: recipient.to, account, ...text }, transaction, dueAt)
  return true
}

/**
 * The email address for mails about what a person offers, writes or reports. `null` unless the
 * person confirmed it: otherwise anybody could have the site mail words of their choice to others.
 * Also `null` if the account is disabled. With Firebase, only sessions have the address.
 */
export async function findMailAddress(db: Queryable, uid: string): Promise<string | null> {
  const [account] = await db.select().from(accounts).where(eq(accounts.uid, uid))
  if (account !== undefined) {
    const { email, emailVerified, disabled } = account
    return disabled || !emailVerified ? null : email
  }
  const [session] = await db
    .select({ email: sessions.email })
    .from(sessions)
    .where(and(eq(sessions.uid, uid), isNotNull(sessions.email), eq(sessions.emailVerified, true)))
    .orderBy(desc(sessions.createdAt))
    .limit(1)
  return session?.email ?? null
}
