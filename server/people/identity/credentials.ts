import { isEmail } from '#domain/people/email.ts'
import { ToolkitError } from './toolkit-error.ts'

/** In characters. A longer password is no safer and takes longer to hash. */
export const MAX_PASSWORD_LENGTH = 4096

/**
 * @returns the email address, trimmed
 * @throws {ToolkitError} MISSING_EMAIL, INVALID_EMAIL
 */
export function readEmail(email: string | undefined): string {
  const trimmed = email?.trim() ?? ''
  if (trimmed === '') throw new ToolkitError('MISSING_EMAIL')
  if (!isEmail(trimmed)) throw new ToolkitError('INVALID_EMAIL')
  return trimmed
}
