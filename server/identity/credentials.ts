import { SHORTEST_PROVIDER_PASSWORD } from '#domain/credentials.ts'
import { isEmail } from '#domain/email.ts'
import { ToolkitError } from './toolkit-error.ts'

/** More is no safer, and hashing it takes longer. Characters. */
export const LONGEST_PASSWORD = 4096

/**
 * An address that an account can have, trimmed.
 *
 * @throws {ToolkitError} MISSING_EMAIL, INVALID_EMAIL
 */
export function readEmail(email: string | undefined): string {
  const trimmed = email?.trim() ?? ''
  if (trimmed === '') throw new ToolkitError('MISSING_EMAIL')
  if (!isEmail(trimmed)) throw new ToolkitError('INVALID_EMAIL')
  return trimmed
}

/**
 * A password that may be chosen.
 *
 * @throws {ToolkitError} MISSING_PASSWORD, WEAK_PASSWORD, PASSWORD_TOO_LONG
 */
export function readNewPassword(password: string | undefined): string {
  if (password === undefined || password === '') throw new ToolkitError('MISSING_PASSWORD')
  if (Array.from(password).length < SHORTEST_PROVIDER_PASSWORD) {
    const detail = `Password should be at least ${SHORTEST_PROVIDER_PASSWORD} characters`
    throw new ToolkitError('WEAK_PASSWORD', detail)
  }
  if (password.length > LONGEST_PASSWORD) throw new ToolkitError('PASSWORD_TOO_LONG')
  return password
}
