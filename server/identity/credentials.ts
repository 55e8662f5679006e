import { isEmail } from '#domain/contact/email.ts'
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
