import { credentialsMessages } from '#content/texts/identity.ts'
import { passwordProblems, strictPasswordHint } from '#content/texts/password-problems.ts'
import { passwordSchema } from '#domain/account/credentials.ts'
import { MIN_STRICT_PASSWORD_LENGTH } from '#domain/account/password-policy.ts'
import { loadedIdentity } from './load-identity.ts'

/** What a form asks of a new password, by the policy of the service as far as it is known. */
export function newPasswordRules() {
  if (loadedIdentity()?.passwordPolicy !== 'strict') {
    return { schema: passwordSchema(credentialsMessages.password), hint: undefined }
  }
  const { required } = credentialsMessages.password
  const messages = { required, short: passwordProblems.short }
  return { schema: passwordSchema(messages, MIN_STRICT_PASSWORD_LENGTH), hint: strictPasswordHint }
}

/** What the service finds wrong with a new password; `undefined` where it does not say it. */
export function passwordProblemOf(error: unknown): string | undefined {
  const text = error instanceof Error ? error.message : ''
  return Object.values(passwordProblems).find((problem) => text.includes(problem))
}
