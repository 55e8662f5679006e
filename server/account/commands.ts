import { and, eq } from 'drizzle-orm'
import { normalizeEmail } from '#domain/contact/email.ts'
import { inheritBan, keepErasedBan } from '#server/ban/erased/commands.ts'
import { createSecret } from '#server/crypto/secret.ts'
import type { Queryable } from '#server/db/open.ts'
import { type AccountRow, accountProviders, accounts } from '#server/db/schema/account/accounts.ts'
import { actionCodes } from '#server/db/schema/account/action-codes.ts'
import { knownDevices } from '#server/db/schema/account/known-devices.ts'
import { sessions } from '#server/db/schema/account/sessions.ts'
import { signIns } from '#server/db/schema/account/sign-ins.ts'
import { suspendOffers } from '#server/offer/move/commands.ts'
import { erasePersonalData } from './erasure/commands.ts'
import type { FederatedProfile } from './federated-profile.ts'
import { findAccountByUid, listProviders } from './queries.ts'

const UID_LENGTH = 28

/** Has either a password or a federated profile. */
export interface NewAccount {
  readonly email: string
  readonly emailVerified?: boolean
  readonly passwordHash?: string
  readonly profile?: FederatedProfile
}

/**
 * Of concurrent calls for the same email address or federated identity, only the first succeeds.
 * With a confirmed email address, the account inherits the ban of its mailbox (decision 85).
 *
 * @returns `null` when the email address or the federated identity already has an account
 */
export function createAccount(
  db: Queryable,
  { email, emailVerified = false, passwordHash, profile }: NewAccount,
  now: Date,
): Promise<AccountRow | null> {
  return db.transaction(async (transaction) => {
    const [account] = await transaction
      .insert(accounts)
      .values({
        uid: createSecret().slice(0, UID_LENGTH),
        email,
        emailKey: normalizeEmail(email),
        emailVerified,
        passwordHash: passwordHash ?? null,
        displayName: profile?.displayName ?? null,
        photoUrl: profile?.photoUrl ?? null,
        createdAt: now,
        lastSignInAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (account === undefined) return null
    if (emailVerified) await inheritBan(transaction, account, now)
    if (profile === undefined) return account
    await transaction.insert(accountProviders).values({ ...profile, uid: account.uid })
    return account
  })
}

export async function updateAccount(
  db: Queryable,
  uid: string,
  changes: Partial<
    Pick<
      AccountRow,
      'displayName' | 'photoUrl' | 'emailVerified' | 'passwordHash' | 'lastSignInAt' | 'disabled'
    >
  >,
): Promise<void> {
  await db.update(accounts).set(changes).where(eq(accounts.uid, uid))
}

/** From now on the account has the ban of its mailbox, if there is one (decision 85). */
export async function confirmAccountEmail(
  db: Queryable,
  account: Pick<AccountRow, 'uid' | 'email'>,
  now: Date,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await updateAccount(transaction, account.uid, { emailVerified: true })
    await inheritBan(transaction, account, now)
  })
}

/**
 * Sets a new password, and ends every sign-in, session and mailed reset link: an attacker who knew
 * the old password is signed out.
 */
export async function changePassword(
  db: Queryable,
  uid: string,
  passwordHash: string,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await updateAccount(transaction, uid, { passwordHash })
    await transaction
      .delete(actionCodes)
      .where(and(eq(actionCodes.uid, uid), eq(actionCodes.kind, 'PASSWORD_RESET')))
    await signOutEverywhere(transaction, uid)
  })
}

/**
 * Sets a new password for a person who proved that they receive the account's mail. Deletes what
 * may belong to somebody else: known devices, federated identities with another email address, and
 * the profile if the email address was never confirmed.
 */
export async function recoverAccount(
  db: Queryable,
  account: Pick<AccountRow, 'uid' | 'email' | 'emailKey' | 'emailVerified'>,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const { uid, emailVerified } = account
  await db.transaction(async (transaction) => {
    for (const { provider, subject, email } of await listProviders(transaction, uid)) {
      if (emailVerified && normalizeEmail(email) === account.emailKey) continue
      await transaction
        .delete(accountProviders)
        .where(and(eq(accountProviders.provider, provider), eq(accountProviders.subject, subject)))
    }
    await transaction.delete(knownDevices).where(eq(knownDevices.uid, uid))
    if (!emailVerified) {
      await updateAccount(transaction, uid, { displayName: null, photoUrl: null })
      await confirmAccountEmail(transaction, account, now)
    }
    await changePassword(transaction, uid, passwordHash)
  })
}

/** Voids all tokens of the account. */
export async function signOutEverywhere(db: Queryable, uid: string): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.delete(signIns).where(eq(signIns.uid, uid))
    await transaction.delete(sessions).where(eq(sessions.uid, uid))
  })
}

/** @returns how many sign-ins and sessions were ended */
export async function endAllSignIns(
  db: Queryable,
): Promise<{ readonly signIns: number; readonly sessions: number }> {
  return db.transaction(async (transaction) => {
    const { rowCount: signInCount } = await transaction.delete(signIns)
    const { rowCount: sessionCount } = await transaction.delete(sessions)
    return { signIns: signInCount ?? 0, sessions: sessionCount ?? 0 }
  })
}

/**
 * Also ends every sign-in and session. Homes of a disabled account are hidden until their owner
 * puts them up again.
 */
export async function disableAccount(
  db: Queryable,
  uid: string,
  disabled: boolean,
  now: Date,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await updateAccount(transaction, uid, { disabled })
    if (disabled) await suspendOffers(transaction, uid, now)
    await signOutEverywhere(transaction, uid)
  })
}

/**
 * Deletes an account and all data of the account holder in every table. Data that belongs to the
 * email address is deleted only if the email address was confirmed. A ban outlives the account.
 * Idempotent.
 *
 * @param confirmedEmailKey the confirmed email address, normalized, if the account itself is in
 * Firebase
 */
export async function deleteAccount(
  db: Queryable,
  uid: string,
  now: Date,
  confirmedEmailKey: string | null = null,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const account = await findAccountByUid(transaction, uid)
    const providers = await listProviders(transaction, uid)
    await keepErasedBan(transaction, { uid, emailKey: confirmedEmailKey }, now)
    await transaction.delete(accounts).where(eq(accounts.uid, uid))
    const emailKey = account?.emailVerified ? account.emailKey : confirmedEmailKey
    await erasePersonalData(transaction, { uid, emailKey, providers }, now)
  })
}
