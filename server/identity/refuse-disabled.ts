import type { AccountRow } from '#server/db/schema/accounts.ts'
import { securityEvent } from '#server/log/security-event.ts'
import { ToolkitError } from './toolkit-error.ts'

/**
 * Refuses a disabled account to sign in.
 *
 * @param way by what its owner proved who they are
 * @throws {ToolkitError} USER_DISABLED
 */
export function refuseDisabled({ uid, disabled }: AccountRow, way: string): void {
  if (!disabled) return
  securityEvent('sign-in.failed', { uid, way, reason: 'disabled' })
  throw new ToolkitError('USER_DISABLED')
}
