import { expect, it } from 'vitest'
import { RETENTION_MS } from '#domain/operations/retention.ts'
import { getFormOutcome, getQueuedFormState, QUEUED_FORM_LIMITS } from './queued-form.ts'

const NOW = Date.UTC(2026, 10, 27)

it.each([
  [{ since: NOW }, 'waiting'],
  [{ since: NOW - QUEUED_FORM_LIMITS.ageMs + 1 }, 'waiting'],
  [{ since: NOW - QUEUED_FORM_LIMITS.ageMs }, 'expired'],
  // The clock was set back.
  [{ since: NOW + 1 }, 'waiting'],
  [{ since: NOW + QUEUED_FORM_LIMITS.ageMs }, 'expired'],
  [{ since: NOW, isRefused: true }, 'refused'],
  [{ since: 0, isRefused: true }, 'refused'],
] as const)('a form %o is %s', (form, state) => {
  expect(getQueuedFormState(form, NOW)).toBe(state)
})

it('is forgotten by the server only after browsers stop sending it', () => {
  expect(RETENTION_MS.takenForm).toBeGreaterThan(QUEUED_FORM_LIMITS.ageMs)
})

it.each([
  [{ status: 200, redirectedTo: { pathname: '/contact', search: '?sent=' } }, 'sent'],
  // The redirect leads to another scheme, and the form was not accepted.
  [{ status: 200, redirectedTo: { pathname: '/contact', search: '' } }, 'later'],
  // This redirect comes from a load balancer.
  [{ status: 200, redirectedTo: { pathname: '/contact', search: '?lb=1' } }, 'later'],
  [{ status: 200, redirectedTo: { pathname: '/home', search: '?sent=' } }, 'later'],
  [{ status: 200, redirectedTo: null }, 'later'],
  ...[400, 401, 403, 413, 415, 422].map(
    (status) => [{ status, redirectedTo: null }, 'refused'] as const,
  ),
  ...[404, 405, 408, 425, 429, 500, 502, 503].map(
    (status) => [{ status, redirectedTo: null }, 'later'] as const,
  ),
] as const)('the response %o means %s', (response, outcome) => {
  expect(getFormOutcome('/contact', response)).toBe(outcome)
})
