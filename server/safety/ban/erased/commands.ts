import { randomUUID, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { and, gt, inArray, lt } from 'drizzle-orm'
import { normalizeEmail } from '#domain/people/email.ts'
import { getMailbox } from '#domain/people/mailbox.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { createSecret } from '#server/platform/secret.ts'
import { findBan } from '#server/safety/ban/queries.ts'
import { type BanRow, bans, erasedBans } from '#server/safety/tables.ts'
import { findBanOfMailbox, findUpholdReason, listMailboxes, listSalts } from './queries.ts'

/** What outlives the account; decisions on appeals are in the log. */
const toIssued = ({ target, reason, moderators, bannedAt, endsAt }: Issued): Issued => ({
  target,
  reason,
  moderators,
  bannedAt,
  endsAt,
})

type Issued = Pick<BanRow, 'target' | 'reason' | 'moderators' | 'bannedAt' | 'endsAt'>

/**
 * Keeps the ban of an account that is about to be erased, under its known confirmed email
 * addresses.
 *
 * @param emailKey a confirmed email address that this server may not have stored
 */
export async function keepErasedBan(
  db: Queryable,
  { uid, emailKey }: { readonly uid: string; readonly emailKey: string | null },
  now: Date,
): Promise<void> {
  const ban = await findBan(db, uid, now)
  if (ban === null) return
  const mailboxes = await listMailboxes(db, uid)
  if (emailKey !== null) mailboxes.add(getMailbox(emailKey))
  const [salt = createSecret()] = await listSalts(db, now)
  const issued = toIssued(ban)
  for (const mailbox of mailboxes) {
    const mailboxHash = await hashMailbox(mailbox, salt)
    await db
      .insert(erasedBans)
      .values({ id: randomUUID(), mailboxHash, salt, ...issued })
      .onConflictDoUpdate({
        target: erasedBans.mailboxHash,
        set: issued,
        setWhere: lt(erasedBans.endsAt, ban.endsAt),
      })
  }
}

/** Gives an account the ban of its mailbox. Call it when the email address is confirmed. */
export async function inheritBan(
  db: Queryable,
  { uid, email }: { readonly uid: string; readonly email: string },
  now: Date,
): Promise<void> {
  const mailbox = getMailbox(normalizeEmail(email))
  const ban =
    (await takeErasedBan(db, mailbox, now)) ?? (await findBanOfMailbox(db, { uid, mailbox }, now))
  if (ban === null) return
  const upholdReason = await findUpholdReason(db, ban)
  // The text of the appeal was erased with the account.
  const appeal = upholdReason === null ? null : ''
  const inherited = { ...toIssued(ban), appeal, upholdReason }
  await db
    .insert(bans)
    .values({ id: randomUUID(), uid, ...inherited })
    .onConflictDoUpdate({
      target: bans.uid,
      set: inherited,
      setWhere: lt(bans.endsAt, ban.endsAt),
    })
}

async function takeErasedBan(db: Queryable, mailbox: string, now: Date): Promise<Issued | null> {
  const salts = await listSalts(db, now)
  if (salts.length === 0) return null
  const hashes = await Promise.all(salts.map((salt) => hashMailbox(mailbox, salt)))
  const taken = await db
    .delete(erasedBans)
    .where(and(inArray(erasedBans.mailboxHash, hashes), gt(erasedBans.endsAt, now)))
    .returning()
  return taken.sort((a, b) => a.endsAt.getTime() - b.endsAt.getTime()).at(-1) ?? null
}

const derive = promisify<string, string, number, object, Buffer>(scrypt)

/** 16 MiB per hash: email addresses can be guessed, so each guess has to cost something. */
const COST = { N: 2 ** 14, r: 8, p: 1 }
const HASH_BYTES = 32

/** @param mailbox from `getMailbox` */
const hashMailbox = async (mailbox: string, salt: string): Promise<string> =>
  (await derive(mailbox, salt, HASH_BYTES, COST)).toString('base64url')
