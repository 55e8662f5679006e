import { createHash } from 'node:crypto'
import { log } from './log.ts'

/** Security events; docs/security.md says when each is logged. */
export const SECURITY_EVENTS = [
  'sign-in.succeeded',
  'sign-in.failed',
  'sign-in.locked-out',
  'sign-in.new-device',
  'sign-up.succeeded',
  'sign-out',
  'sign-out.everywhere',
  'token.reused',
  'token.refused',
  'request.refused',
  'password.reset-requested',
  'password.reset',
  'password.changed',
  'email.confirmed',
  'account.deleted',
  'account.disabled',
  'account.enabled',
  'representative.linked',
  'representative.unlinked',
  'role.granted',
  'role.revoked',
  'data.exported',
  'signing-key.rotated',
  'signing-key.discarded',
  'limit.hit',
] as const

export type SecurityEvent = (typeof SECURITY_EVENTS)[number]

export interface SecurityEventFields {
  /** The account concerned, if any; logged as a hash. */
  readonly uid?: string | null | undefined
  /** Never anything that a person typed. */
  readonly [field: string]: string | number | boolean | null | undefined
}

/** A stable pseudonym of an account in the log. */
export const accountHash = (uid: string): string =>
  createHash('sha256').update(uid).digest('base64url').slice(0, 16)

/** To monitor security events, select log lines with `event`. */
export function securityEvent(event: SecurityEvent, fields: SecurityEventFields = {}): void {
  const { uid, ...rest } = fields
  log.warn({ event, ...(uid && { account: accountHash(uid) }), ...rest }, `Security: ${event}`)
}
