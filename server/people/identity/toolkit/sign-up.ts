import * as z from 'zod'
import { storableTextSchema } from '#domain/platform/text/storable-text.ts'
import { createAccount } from '#server/people/account/commands.ts'
import { readEmail } from '#server/people/identity/credentials.ts'
import { completeSignIn } from '#server/people/identity/issue-tokens.ts'
import { readNewPassword } from '#server/people/identity/password-policy.ts'
import type { ToolkitCall } from '#server/people/identity/service.ts'
import { ToolkitError } from '#server/people/identity/toolkit-error.ts'

const schema = z.object({
  email: z.optional(storableTextSchema),
  password: z.optional(storableTextSchema),
  idToken: z.optional(storableTextSchema),
})

/** `accounts:signUp` with a password. Anonymous accounts are not supported. */
export const signUp: ToolkitCall = async (service, body, caller) => {
  const { ip, now } = caller
  const { email: given, password: chosen, idToken } = schema.parse(body)
  if (idToken !== undefined) throw new ToolkitError('OPERATION_NOT_ALLOWED')
  if (given === undefined && chosen === undefined) throw new ToolkitError('ADMIN_ONLY_OPERATION')
  const email = readEmail(given)
  const password = readNewPassword(chosen, email, service.passwordPolicy, caller.language)
  await service.throttle.countSignUp(ip)
  const passwordHash = await service.passwords.hash(password, ip)
  const account = await createAccount(service.db, { email, passwordHash }, now)
  if (account === null) throw new ToolkitError('EMAIL_EXISTS')
  const proof = { provider: 'password' }
  const tokens = await completeSignIn(service, account, proof, caller, { isNew: true })
  return {
    // The SDK derives `isNewUser` from this.
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: account.uid,
    email: account.email,
    ...tokens,
  }
}
