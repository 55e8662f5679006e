import { and, eq } from 'drizzle-orm'
import { normalizeEmail } from '#domain/people/email.ts'
import {
  type AccountRow,
  accountProviders,
  accounts,
  actionCodes,
  knownDevices,
  sessions,
  signIns,
} from '#server/people/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { createSecret } from '#server/platform/secret.ts'
import type { AccountHooks } from './account-hooks.ts'
import type { FederatedProfile } from './federated-profile.ts'
import { listProviders } from './queries.ts'

const UID_LENGTH = 28

/** Has either a password or a federated profile. */
export interface NewAccount {
  readonly email: string
  readonly emailVerified?: boolean
  readonly passwordHash?: string
  readonly profile?: FederatedProfile
}

/**
 * Creates an account. If the same email address or federated identity is registered concurrently, only the first call
 * succeeds.
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

export async function confirmAccountEmail(
  db: Queryable,
  account: Pick<AccountRow, 'uid' | 'email'>,
  { now, onEmailConfirmed }: Confirmation,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await updateAccount(transaction, account.uid, { emailVerified: true })
    await onEmailConfirmed(transaction, account, now)
  })
}

interface Confirmation extends Pick<AccountHooks, 'onEmailConfirmed'> {
  readonly now: Date
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
  confirmation: Confirmation,
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
      await confirmAccountEmail(transaction, account, confirmation)
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
