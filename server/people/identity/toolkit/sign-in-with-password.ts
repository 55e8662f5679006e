import * as z from 'zod'
import { normalizeEmail } from '#domain/people/email.ts'
import { storableTextSchema } from '#domain/platform/text/storable-text.ts'
import { updateAccount } from '#server/people/account/commands.ts'
import { findAccountByEmail } from '#server/people/account/queries.ts'
import { MAX_PASSWORD_LENGTH, readEmail } from '#server/people/identity/credentials.ts'
import { completeSignIn } from '#server/people/identity/issue-tokens.ts'
import type { IdentityService, ToolkitCall } from '#server/people/identity/service.ts'
import type { ThrottleKey } from '#server/people/identity/throttle.ts'
import { ToolkitError } from '#server/people/identity/toolkit-error.ts'
import type { AccountRow } from '#server/people/tables.ts'
import { securityEvent } from '#server/platform/log/security-event.ts'

const schema = z.object({
  email: z.optional(storableTextSchema),
  password: z.optional(storableTextSchema),
})

/**
 * `accounts:signInWithPassword`. An unknown email address and a wrong password get the same
 * response after the same work.
 */
export const signInWithPassword: ToolkitCall = async (service, body, caller) => {
  const { ip } = caller
  const { email: given, password } = schema.parse(body)
  const email = readEmail(given)
  if (password === undefined || password === '') throw new ToolkitError('MISSING_PASSWORD')
  if (password.length > MAX_PASSWORD_LENGTH) throw new ToolkitError('INVALID_LOGIN_CREDENTIALS')
  const attempt = { ip, emailKey: normalizeEmail(email) }
  const account = await service.throttle.limitSignIn(attempt, {
    check: () => authenticatePassword(service, attempt, password),
    async onLockout() {
      const { uid } = (await findAccountByEmail(service.db, attempt.emailKey)) ?? {}
      securityEvent('sign-in.locked-out', { uid })
    },
  })
  if (account === null) throw new ToolkitError('INVALID_LOGIN_CREDENTIALS')
  const tokens = await completeSignIn(service, account, { provider: 'password' }, caller)
  return {
    localId: account.uid,
    email: account.email,
    displayName: account.displayName ?? '',
    registered: true,
    ...tokens,
  }
}

async function authenticatePassword(
  { db, passwords }: IdentityService,
  { ip, emailKey: key }: ThrottleKey,
  password: string,
): Promise<AccountRow | null> {
  const account = await findAccountByEmail(db, key)
  const stored = account?.passwordHash ?? null
  const { isCorrect, needsRehash } = await passwords.check(password, stored, ip)
  if (account === null || !isCorrect) {
    securityEvent('sign-in.failed', { uid: account?.uid, way: 'password' })
    return null
  }
  if (needsRehash) {
    const passwordHash = await passwords.hash(password, ip)
    await updateAccount(db, account.uid, { passwordHash })
  }
  return account
}
