import * as z from 'zod'
import { normalizeEmail } from '#domain/people/email.ts'
import { storableTextSchema } from '#domain/platform/text/storable-text.ts'
import { createAccount } from '#server/people/account/commands.ts'
import type { FederatedProfile } from '#server/people/account/federated-profile.ts'
import { findAccountByEmail, findAccountByProvider } from '#server/people/account/queries.ts'
import { completeSignIn } from '#server/people/identity/issue-tokens.ts'
import type { IdentityService, ToolkitCall } from '#server/people/identity/service.ts'
import { ToolkitError } from '#server/people/identity/toolkit-error.ts'
import { redeemTicket } from '#server/people/oauth/tickets.ts'
import type { AccountRow } from '#server/people/tables.ts'
import { securityEvent } from '#server/platform/log/security-event.ts'

const schema = z.object({
  postBody: storableTextSchema,
  idToken: z.optional(storableTextSchema),
  autoCreate: z.boolean().optional(),
})

/** Makes the SDK report that the email address belongs to another account. */
interface NeedConfirmation {
  readonly needConfirmation: true
  readonly email: string
}

/**
 * `accounts:signInWithIdp`: signs in with the ticket that `/identity/{provider}` issued after the
 * provider's callback, in place of the provider's own token. An existing account with the same
 * email address is never taken over; the account holder can reset the password by email.
 */
export const signInWithIdp: ToolkitCall = async (service, body, caller) => {
  const { now } = caller
  const { postBody, idToken, autoCreate = true } = schema.parse(body)
  if (idToken !== undefined) throw new ToolkitError('OPERATION_NOT_ALLOWED')
  const posted = new URLSearchParams(postBody)
  const ticket = posted.get('id_token') ?? posted.get('access_token') ?? ''
  const profile = await redeemTicket(service.db, ticket, now)
  if (profile === null || profile.provider !== posted.get('providerId')) {
    securityEvent('sign-in.failed', { way: 'provider', reason: 'ticket' })
    throw new ToolkitError('INVALID_IDP_RESPONSE', 'The provider vouched for nobody.')
  }
  const found = await findAccountByProvider(service.db, profile.provider, profile.subject)
  // The SDK signs the current user out on other codes.
  if (found === null && !autoCreate) throw new ToolkitError('EMAIL_NOT_FOUND')
  const account = found ?? (await createFederatedAccount(service, profile, now))
  if ('needConfirmation' in account) {
    securityEvent('sign-in.failed', { way: profile.provider, reason: 'address taken' })
    return account
  }
  const isNew = found === null
  const tokens = await completeSignIn(service, account, profile, caller, { isNew })
  return {
    ...tokens,
    localId: account.uid,
    email: account.email,
    emailVerified: account.emailVerified,
    displayName: account.displayName ?? '',
    photoUrl: account.photoUrl ?? '',
    providerId: profile.provider,
    federatedId: profile.subject,
    isNewUser: isNew,
    rawUserInfo: JSON.stringify({ id: profile.subject, email: profile.email }),
  }
}

async function createFederatedAccount(
  { db, hooks }: IdentityService,
  profile: FederatedProfile,
  now: Date,
): Promise<AccountRow | NeedConfirmation> {
  const { email, emailVerified } = profile
  const isTaken = (await findAccountByEmail(db, normalizeEmail(email))) !== null
  const created = isTaken
    ? null
    : await db.transaction(async (transaction) => {
        const account = await createAccount(transaction, { email, emailVerified, profile }, now)
        if (account && emailVerified) await hooks.onEmailConfirmed(transaction, account, now)
        return account
      })
  // A concurrent sign-in of the same person may have created the account.
  const account = created ?? (await findAccountByProvider(db, profile.provider, profile.subject))
  return account ?? { needConfirmation: true, email }
}
