import { createHash } from 'node:crypto'
import { log } from './log.ts'

/** What can happen to the safety of accounts and of the site; docs/security.md says when. */
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
  'role.granted',
  'role.revoked',
  'data.exported',
  'signing-key.rotated',
  'signing-key.discarded',
  'limit.hit',
] as const

export type SecurityEvent = (typeof SECURITY_EVENTS)[number]

export interface SecurityEventFields {
  /** The account that is meant, if there is one; it is written as a hash. */
  readonly uid?: string | null | undefined
  /** What else helps, never anything that a person typed. */
  readonly [field: string]: string | number | boolean | null | undefined
}

/** An account as the log names it: the same account has the same name, which leads to no person. */
export const accountHash = (uid: string): string =>
  createHash('sha256').update(uid).digest('base64url').slice(0, 16)

/** Writes a security event; whoever watches the log selects lines that have `event`. */
export function securityEvent(event: SecurityEvent, fields: SecurityEventFields = {}): void {
  const { uid, ...rest } = fields
  log.warn({ event, ...(uid && { account: accountHash(uid) }), ...rest }, `Security: ${event}`)
}
