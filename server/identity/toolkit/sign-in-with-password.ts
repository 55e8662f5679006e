import * as z from 'zod'
import { normalizeEmail } from '#domain/contact/email.ts'
import { storableTextSchema } from '#domain/text/storable-text.ts'
import { updateAccount } from '#server/account/commands.ts'
import { accountByEmail } from '#server/account/queries.ts'
import type { AccountRow } from '#server/db/schema/accounts.ts'
import { LONGEST_PASSWORD, readEmail } from '#server/identity/credentials.ts'
import { noteDevice } from '#server/identity/note-device.ts'
import { refuseDisabled } from '#server/identity/refuse-disabled.ts'
import type { Call, IdentityService } from '#server/identity/service.ts'
import { signedIn } from '#server/identity/signed-in-answer.ts'
import type { Attempt } from '#server/identity/throttle.ts'
import { ToolkitError } from '#server/identity/toolkit-error.ts'
import { securityEvent } from '#server/log/security-event.ts'

const schema = z.object({
  email: z.optional(storableTextSchema),
  password: z.optional(storableTextSchema),
})

/**
 * `accounts:signInWithPassword`. An address without an account and a wrong password get the same
 * answer, after the same work.
 */
export const signInWithPassword: Call = async (service, body, caller) => {
  const { address, device, now } = caller
  const { email: given, password } = schema.parse(body)
  const email = readEmail(given)
  if (password === undefined || password === '') throw new ToolkitError('MISSING_PASSWORD')
  if (password.length > LONGEST_PASSWORD) throw new ToolkitError('INVALID_LOGIN_CREDENTIALS')
  const attempt = { address, emailKey: normalizeEmail(email) }
  const account = await service.throttle.signIn(attempt, {
    check: () => accountWithPassword(service, attempt, password),
    async onLockout() {
      const { uid } = (await accountByEmail(service.db, attempt.emailKey)) ?? {}
      securityEvent('sign-in.locked-out', { uid })
    },
  })
  if (account === null) throw new ToolkitError('INVALID_LOGIN_CREDENTIALS')
  refuseDisabled(account, 'password')
  await updateAccount(service.db, account.uid, { lastSignInAt: now })
  const tokens = await signedIn(
    service,
    account,
    { provider: 'password', device: device.name },
    now,
  )
  securityEvent('sign-in.succeeded', { uid: account.uid, way: 'password' })
  await noteDevice(service, account, caller)
  return {
    localId: account.uid,
    email: account.email,
    displayName: account.displayName ?? '',
    registered: true,
    ...tokens,
  }
}

async function accountWithPassword(
  { db, passwords }: IdentityService,
  { address, emailKey: key }: Attempt,
  password: string,
): Promise<AccountRow | null> {
  const account = await accountByEmail(db, key)
  const stored = account?.passwordHash ?? null
  const { right, outdated } = await passwords.check(password, stored, address)
  if (account === null || !right) {
    securityEvent('sign-in.failed', { uid: account?.uid, way: 'password' })
    return null
  }
  if (outdated) {
    const passwordHash = await passwords.hash(password, address)
    await updateAccount(db, account.uid, { passwordHash })
  }
  return account
}
