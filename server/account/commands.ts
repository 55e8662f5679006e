import { and, eq } from 'drizzle-orm'
import { normalizeEmail } from '#domain/contact/email.ts'
import { createSecret } from '#server/crypto/secret.ts'
import type { Queryable } from '#server/db/open.ts'
import { type AccountRow, accountProviders, accounts } from '#server/db/schema/accounts.ts'
import { actionCodes } from '#server/db/schema/action-codes.ts'
import { knownDevices } from '#server/db/schema/known-devices.ts'
import { sessions } from '#server/db/schema/sessions.ts'
import { signIns } from '#server/db/schema/sign-ins.ts'
import { eraseTraces } from './erasure/commands.ts'
import type { FederatedProfile } from './federated-profile.ts'
import { accountByUid, providersOf } from './queries.ts'

const UID_LENGTH = 28

/** What a new account is made from; it has a password, or an outside provider vouches for it. */
export interface NewAccount {
  readonly email: string
  readonly emailVerified?: boolean
  readonly passwordHash?: string
  readonly profile?: FederatedProfile
}

/**
 * Makes an account, signed in at `now`. Of two that come at once for one address, or for one
 * account of a provider, the first is made.
 *
 * @returns `null` when the address, or the provider's account, has an account already
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
    if (account === undefined || profile === undefined) return account ?? null
    await transaction.insert(accountProviders).values({ ...profile, uid: account.uid })
    return account
  })
}

/** Changes what an account says of itself. */
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

/**
 * Gives an account a new password, and ends every sign-in, session and mailed link to another one
 * that it has: whoever knew the old one is out.
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
 * Gives an account to who can read its mail, with a new password. What may be of somebody else goes:
 * the browsers it knows, outside providers that vouch for another address, and all that was set
 * before anyone had shown that the address is theirs.
 */
export async function recoverAccount(
  db: Queryable,
  account: Pick<AccountRow, 'uid' | 'emailKey' | 'emailVerified'>,
  passwordHash: string,
): Promise<void> {
  const { uid, emailVerified } = account
  await db.transaction(async (transaction) => {
    for (const { provider, subject, email } of await providersOf(transaction, uid)) {
      if (emailVerified && normalizeEmail(email) === account.emailKey) continue
      await transaction
        .delete(accountProviders)
        .where(and(eq(accountProviders.provider, provider), eq(accountProviders.subject, subject)))
    }
    await transaction.delete(knownDevices).where(eq(knownDevices.uid, uid))
    const cleared = emailVerified ? {} : { displayName: null, photoUrl: null }
    await updateAccount(transaction, uid, { emailVerified: true, ...cleared })
    await changePassword(transaction, uid, passwordHash)
  })
}

/** Ends every sign-in and session of an account, which voids all of its tokens. */
export async function signOutEverywhere(db: Queryable, uid: string): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.delete(signIns).where(eq(signIns.uid, uid))
    await transaction.delete(sessions).where(eq(sessions.uid, uid))
  })
}

/** Ends every sign-in and session of everyone. @returns how many there were */
export async function endAllSignIns(
  db: Queryable,
): Promise<{ readonly signIns: number; readonly sessions: number }> {
  return db.transaction(async (transaction) => {
    const { rowCount: ended } = await transaction.delete(signIns)
    const { rowCount: forgotten } = await transaction.delete(sessions)
    return { signIns: ended ?? 0, sessions: forgotten ?? 0 }
  })
}

/**
 * Lets nobody sign in to an account, and ends every sign-in and session that it has; or lets them
 * again.
 */
export async function disableAccount(db: Queryable, uid: string, disabled: boolean): Promise<void> {
  await db.transaction(async (transaction) => {
    await updateAccount(transaction, uid, { disabled })
    await signOutEverywhere(transaction, uid)
  })
}

/**
 * Removes an account with all that is kept of its owner, in every table; once is enough. Of what
 * goes by the address, only if it was confirmed.
 *
 * @param confirmedKey that address as `emailKey` makes it, where another identity provider has the
 *   account
 */
export async function deleteAccount(
  db: Queryable,
  uid: string,
  confirmedKey: string | null = null,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const account = await accountByUid(transaction, uid)
    const providers = await providersOf(transaction, uid)
    await transaction.delete(accounts).where(eq(accounts.uid, uid))
    const theirs = account?.emailVerified ? account.emailKey : confirmedKey
    await eraseTraces(transaction, { uid, emailKey: theirs, providers })
  })
}
