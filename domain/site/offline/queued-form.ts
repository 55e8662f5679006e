import { TAKEN_FORM_MS } from '#domain/platform/idempotency-key.ts'
import { DAY_MS } from '#domain/platform/time/durations.ts'
import { SENT_PARAM } from '#domain/site/sent-param.ts'

/** Limits for the forms that a browser keeps until there is a connection. */
export const QUEUED_FORM_LIMITS = {
  /** A visitor with more has a problem that queueing does not solve. */
  forms: 20,
  /** Older forms are not sent automatically. `TAKEN_FORM_MS` must be longer, or a form may be accepted twice. */
  ageMs: TAKEN_FORM_MS - DAY_MS,
} as const

export interface QueuedFormTimes {
  /** When its first attempt began. */
  readonly since: number
  /** The server rejected its values. */
  readonly isRefused?: boolean
}

export type QueuedFormState = 'waiting' | 'refused' | 'expired'

export function getQueuedFormState(
  { since, isRefused }: QueuedFormTimes,
  now: number,
): QueuedFormState {
  if (isRefused) return 'refused'
  // The clock may have been set back.
  return Math.abs(now - since) < QUEUED_FORM_LIMITS.ageMs ? 'waiting' : 'expired'
}

/**
 * Client-error statuses after which another attempt may succeed, including those of a page that does not accept this
 * form yet, or no longer does.
 */
const TEMPORARY = [404, 405, 408, 425, 429]

interface FormResponse {
  readonly status: number
  /** The path and query that redirects have led to; `null` without one. */
  readonly redirectedTo: { readonly pathname: string; readonly search: string } | null
}

/**
 * What a response to a queued form means. The action that has accepted a form redirects to its page with `SENT_PARAM`
 * (`redirectAfterForm` in `app/routes/shell/posted-form.ts`). A redirect to another scheme, or by a load balancer, does
 * not mean that it was accepted.
 */
export function getFormOutcome(
  path: string,
  { status, redirectedTo }: FormResponse,
): 'sent' | 'refused' | 'later' {
  if (redirectedTo !== null)
    return redirectedTo.pathname === path && redirectedTo.search === `?${SENT_PARAM}=`
      ? 'sent'
      : 'later'
  return status >= 400 && status < 500 && !TEMPORARY.includes(status) ? 'refused' : 'later'
}
