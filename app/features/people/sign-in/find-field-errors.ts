import { getErrorCode } from '#app/clients/identity/contract/identity.ts'
import { getPasswordProblem } from '#app/clients/identity/new-password-rules.ts'
import { credentialsMessages } from '#texts/people/identity.ts'

interface Credentials {
  readonly userEmail: string
  readonly userPassword: string
}

const { email, password } = credentialsMessages

const MESSAGES: Readonly<Record<string, Partial<Credentials>>> = {
  'auth/missing-email': { userEmail: email.required },
  'auth/invalid-email': { userEmail: email.invalid },
  'auth/missing-password': { userPassword: password.required },
  'auth/weak-password': { userPassword: password.short },
}

/** Errors by field, after the provider refused to register these values. */
export function findFieldErrors(error: unknown, values: Credentials): Partial<Credentials> {
  const problem = getPasswordProblem(error)
  if (problem !== undefined) return { userPassword: problem }
  const message = MESSAGES[getErrorCode(error)]
  if (message === undefined) return {}
  return {
    ...message,
    // The provider names only one field.
    ...(values.userEmail === '' && { userEmail: email.required }),
    ...(values.userPassword === '' && { userPassword: password.required }),
  }
}
