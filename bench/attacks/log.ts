import { type Attack, flood, requestOf, type Target } from '#bench/support/target.ts'

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** Requests each of which once wrote a stack into the log, in turn. */
const noisy = (target: Target): string[] => [
  requestOf(target, 'POST', `/newsletter/confirm?token=%00${'k'.repeat(2_000)}`, { body: '' }),
  requestOf(target, 'POST', '/home', { headers: FORM, body: 'a=b' }),
  requestOf(target, 'POST', '/contact', { headers: { Origin: 'http://evil.example' }, body: 'a' }),
  requestOf(target, 'POST', '/contact', { headers: { 'Content-Type': 'x/y' }, body: 'a' }),
  requestOf(target, 'TRACE', '/contact'),
  requestOf(target, 'PROPFIND', '/home'),
  requestOf(target, 'GET', `/api/listings?type=${'x'.repeat(2_000)}`),
  requestOf(target, 'POST', '/identitytoolkit.googleapis.com/v1/accounts:lookup', {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ idToken: `\0${'x'.repeat(2_000)}` }),
  }),
]

/** Finding 1.7: refused requests filled the log. */
export const LOG: readonly Attack[] = [
  {
    name: 'malformed and forged requests, for the log',
    run(target) {
      const requests = noisy(target)
      return flood(target, 20, (index) => requests[index % requests.length] ?? '')
    },
  },
]
