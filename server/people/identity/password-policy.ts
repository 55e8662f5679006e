import { MIN_PROVIDER_PASSWORD_LENGTH } from '#domain/people/credentials-schema.ts'
import {
  MIN_STRICT_PASSWORD_LENGTH,
  type PasswordPolicyName,
} from '#domain/people/password-policy.ts'
import { findPasswordProblem, getPersonalWords } from '#domain/people/password-strength.ts'
import type { Language } from '#domain/platform/language.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import type * as Problems from '#texts/people/password-problems.ts'
import { MAX_PASSWORD_LENGTH } from './credentials.ts'
import { ToolkitError } from './toolkit-error.ts'

const texts = await loadTexts<typeof Problems>('people/password-problems.ts')

export interface PasswordPolicy {
  readonly name: PasswordPolicyName
  /** Characters. */
  readonly minLength: number
  /** @returns what is wrong with a new password, or `null` */
  readonly problem: (password: string, email: string, language: Language) => string | null
}

/**
 * Firebase's default: a minimum length and nothing else (docs/product/people.md, "Password policy").
 */
export const STANDARD_POLICY: PasswordPolicy = {
  name: 'standard',
  minLength: MIN_PROVIDER_PASSWORD_LENGTH,
  problem: (password) =>
    Array.from(password).length < MIN_PROVIDER_PASSWORD_LENGTH
      ? `Password should be at least ${MIN_PROVIDER_PASSWORD_LENGTH} characters`
      : null,
}

/**
 * Loads the list of common and leaked passwords for the strict policy.
 *
 * @param siteWords names of the site, which people use in passwords for it
 */
export async function loadPasswordPolicy(
  name: PasswordPolicyName,
  siteWords: readonly string[],
): Promise<PasswordPolicy> {
  if (name === 'standard') return STANDARD_POLICY
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const common = new Set(dictionary['passwords-common'])
  const minLength = MIN_STRICT_PASSWORD_LENGTH
  return {
    name,
    minLength,
    problem(password, email, language) {
      const personalWords = getPersonalWords(email, siteWords)
      const found = findPasswordProblem(password, { minLength, common, personalWords })
      return found && texts[language].passwordProblems[found]
    },
  }
}

/**
 * @returns the password if it may be chosen
 * @throws {ToolkitError} MISSING_PASSWORD, WEAK_PASSWORD with what is wrong, PASSWORD_TOO_LONG
 */
export function readNewPassword(
  password: string | undefined,
  email: string,
  policy: PasswordPolicy,
  language: Language,
): string {
  if (password === undefined || password === '') throw new ToolkitError('MISSING_PASSWORD')
  if (password.length > MAX_PASSWORD_LENGTH) throw new ToolkitError('PASSWORD_TOO_LONG')
  const problem = policy.problem(password, email, language)
  if (problem !== null) throw new ToolkitError('WEAK_PASSWORD', problem)
  return password
}
