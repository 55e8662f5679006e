import { passwordSchema } from '#domain/people/credentials-schema.ts'
import { MIN_STRICT_PASSWORD_LENGTH } from '#domain/people/password-policy.ts'
import { credentialsMessages } from '#texts/people/identity.ts'
import { passwordProblems, strictPasswordHint } from '#texts/people/password-problems.ts'
import { getLoadedIdentity } from './load-identity.ts'

/** The standard rules, unless the identity service has loaded and its policy is strict. */
export function getNewPasswordRules() {
  if (getLoadedIdentity()?.passwordPolicy !== 'strict') {
    return { schema: passwordSchema(credentialsMessages.password), hint: undefined }
  }
  const { required } = credentialsMessages.password
  const messages = { required, short: passwordProblems.short }
  return { schema: passwordSchema(messages, MIN_STRICT_PASSWORD_LENGTH), hint: strictPasswordHint }
}

/** The service's reason for rejecting a new password, if it gave one. */
export function getPasswordProblem(error: unknown): string | undefined {
  const text = error instanceof Error ? error.message : ''
  return Object.values(passwordProblems).find((problem) => text.includes(problem))
}
