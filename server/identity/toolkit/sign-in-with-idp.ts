import * as z from 'zod'
import { normalizeEmail } from '#domain/contact/email.ts'
import { storableTextSchema } from '#domain/text/storable-text.ts'
import { createAccount, updateAccount } from '#server/account/commands.ts'
import type { FederatedProfile } from '#server/account/federated-profile.ts'
import { accountByEmail, accountByProvider } from '#server/account/queries.ts'
import type { AccountRow } from '#server/db/schema/accounts.ts'
import { redeemTicket } from '#server/federated-ticket/commands.ts'
import { noteDevice } from '#server/identity/note-device.ts'
import { refuseDisabled } from '#server/identity/refuse-disabled.ts'
import type { Call, IdentityService } from '#server/identity/service.ts'
import { signedIn } from '#server/identity/signed-in-answer.ts'
import { ToolkitError } from '#server/identity/toolkit-error.ts'
import { securityEvent } from '#server/log/security-event.ts'

const schema = z.object({
  postBody: storableTextSchema,
  idToken: z.optional(storableTextSchema),
  autoCreate: z.boolean().optional(),
})

/** The answer that makes the SDK say that the address belongs to another account. */
interface NeedConfirmation {
  readonly needConfirmation: true
  readonly email: string
}

/**
 * `accounts:signInWithIdp`: signs in with the ticket that `/identity/{provider}` gave for an
 * outside provider's answer; it stands where the provider's own token would. An address that has
 * an account already is never taken over: who may read its mail can set a password for it.
 */
export const signInWithIdp: Call = async (service, body, caller) => {
  const { device, now } = caller
  const { postBody, idToken, autoCreate = true } = schema.parse(body)
  if (idToken !== undefined) throw new ToolkitError('OPERATION_NOT_ALLOWED')
  const posted = new URLSearchParams(postBody)
  const ticket = posted.get('id_token') ?? posted.get('access_token') ?? ''
  const profile = await redeemTicket(service.db, ticket, now)
  if (profile === null || profile.provider !== posted.get('providerId')) {
    securityEvent('sign-in.failed', { way: 'provider', reason: 'ticket' })
    throw new ToolkitError('INVALID_IDP_RESPONSE', 'The provider vouched for nobody.')
  }
  const found = await accountByProvider(service.db, profile.provider, profile.subject)
  // The code that the SDK takes for somebody else's proof; others would sign out who asked.
  if (found === null && !autoCreate) throw new ToolkitError('EMAIL_NOT_FOUND')
  const account = found ?? (await newAccount(service, profile, now))
  if ('needConfirmation' in account) {
    securityEvent('sign-in.failed', { way: profile.provider, reason: 'address taken' })
    return account
  }
  refuseDisabled(account, profile.provider)
  await updateAccount(service.db, account.uid, { lastSignInAt: now })
  const tokens = await signedIn(service, account, { ...profile, device: device.name }, now)
  const event = found === null ? 'sign-up.succeeded' : 'sign-in.succeeded'
  securityEvent(event, { uid: account.uid, way: profile.provider })
  await noteDevice(service, account, caller, { expected: found === null })
  return {
    ...tokens,
    localId: account.uid,
    email: account.email,
    emailVerified: account.emailVerified,
    displayName: account.displayName ?? '',
    photoUrl: account.photoUrl ?? '',
    providerId: profile.provider,
    federatedId: profile.subject,
    isNewUser: found === null,
    rawUserInfo: JSON.stringify({ id: profile.subject, email: profile.email }),
  }
}

async function newAccount(
  { db }: IdentityService,
  profile: FederatedProfile,
  now: Date,
): Promise<AccountRow | NeedConfirmation> {
  const { email, emailVerified } = profile
  const made = (await accountByEmail(db, normalizeEmail(email)))
    ? null
    : await createAccount(db, { email, emailVerified, profile }, now)
  return made ?? { needConfirmation: true, email }
}
