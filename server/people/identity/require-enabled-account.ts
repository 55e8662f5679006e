import type { AccountRow } from '#server/people/tables.ts'
import { securityEvent } from '#server/platform/log/security-event.ts'
import { ToolkitError } from './toolkit-error.ts'

/**
 * @param method the sign-in method, for the log
 * @throws {ToolkitError} USER_DISABLED
 */
export function requireEnabledAccount({ uid, disabled }: AccountRow, method: string): void {
  if (!disabled) return
  securityEvent('sign-in.failed', { uid, way: method, reason: 'disabled' })
  throw new ToolkitError('USER_DISABLED')
}
