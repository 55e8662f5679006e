import { type Attack, type AttackTarget, createRequest, flood } from '#bench/support/load/attack.ts'

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** Requests that once logged a stack trace each. */
const createNoisyRequests = (target: AttackTarget): string[] => [
  createRequest(target, 'POST', `/newsletter/confirm?token=%00${'k'.repeat(2_000)}`, { body: '' }),
  createRequest(target, 'POST', '/home', { headers: FORM, body: 'a=b' }),
  createRequest(target, 'POST', '/contact', {
    headers: { Origin: 'http://evil.example' },
    body: 'a',
  }),
  createRequest(target, 'POST', '/contact', { headers: { 'Content-Type': 'x/y' }, body: 'a' }),
  createRequest(target, 'TRACE', '/contact'),
  createRequest(target, 'PROPFIND', '/home'),
  createRequest(target, 'GET', `/api/listings?type=${'x'.repeat(2_000)}`),
  createRequest(target, 'POST', '/identitytoolkit.googleapis.com/v1/accounts:lookup', {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ idToken: `\0${'x'.repeat(2_000)}` }),
  }),
]

/** Rejected requests once filled the log. */
export const LOG_FLOODING: readonly Attack[] = [
  {
    name: 'malformed and forged requests, for the log',
    run(target) {
      const requests = createNoisyRequests(target)
      return flood(target, 20, (index) => requests[index % requests.length] ?? '')
    },
  },
]
